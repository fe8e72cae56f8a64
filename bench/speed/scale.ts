/** The amount of everything: in full, or just enough to see that it works. */
export interface Scale {
  /** Rounds of each comparison; disturbances of the machine affect both sides alike. */
  rounds: number;
  seconds: number;
  /** Hot reads are compared best in many short turns. */
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
  /** Turns in which each command is started once. */
  commandStarts: number;
  /** The length of each turn with logins. */
  loginSeconds: number;
  /** How many are made in a row to measure memory. */
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
  commandStarts: 10,
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
  commandStarts: 3,
  loginSeconds: 4,
  pdfs: 40,
};
