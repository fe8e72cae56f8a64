/** The words we write ourselves when a narrative is made from its entries. */
export interface Words {
  strengths: string;
  weaknesses: string;
  opportunities: string;
  threats: string;
  /** Between a name and what is said about it. */
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

/** English words stand in for every language that has none of its own here. */
export function getWords(language: string): Words {
  return language.toLowerCase() === 'japanese' ? japanese : english;
}
