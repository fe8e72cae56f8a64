/** How much of everything: as promised, or just enough to see that it works. */
export interface Scale {
  /** Rounds of each comparison; the machine's moods disturb both sides alike. */
  rounds: number;
  seconds: number;
  /** The hot reads are told apart best by many short turns. */
  hotRounds: number;
  hotSeconds: number;
  sessions: number;
  images: number;
  editions: number;
  fewEditions: number;
  bulkDocuments: number;
  searchedReports: number;
  riskReports: number;
  familyPublishes: number;
  starts: number;
  /** Of each turn with logins. */
  loginSeconds: number;
  /** Made one after the other, for the memory that this takes. */
  pdfs: number;
}

export const full: Scale = {
  rounds: 5,
  seconds: 3,
  hotRounds: 24,
  hotSeconds: 0.5,
  sessions: 10_000,
  images: 100_000,
  editions: 1_000_000,
  fewEditions: 1000,
  bulkDocuments: 20_000,
  searchedReports: 100_000,
  riskReports: 100_000,
  familyPublishes: 40,
  starts: 5,
  loginSeconds: 12,
  pdfs: 2000,
};

export const quick: Scale = {
  rounds: 2,
  seconds: 1,
  hotRounds: 4,
  hotSeconds: 0.5,
  sessions: 1000,
  images: 2000,
  editions: 10_000,
  fewEditions: 1000,
  bulkDocuments: 1000,
  searchedReports: 5000,
  riskReports: 5000,
  familyPublishes: 5,
  starts: 2,
  loginSeconds: 4,
  pdfs: 40,
};
