/** Our own words for a narrative that is generated from its entries. */
export interface Words {
  strengths: string;
  weaknesses: string;
  opportunities: string;
  threats: string;
  /** The separator between a name and the text about it. */
  colon: string;
}

const english: Words = {
  strengths: 'Strengths',
  weaknesses: 'Weaknesses',
  opportunities: 'Opportunities',
  threats: 'Threats',
  colon: ': ',
};

const japanese: Words = {
  strengths: '強み',
  weaknesses: '弱み',
  opportunities: '機会',
  threats: '脅威',
  colon: '：',
};

/** English words are used for every language without its own here. */
export function getWords(language: string): Words {
  return language.toLowerCase() === 'japanese' ? japanese : english;
}
