/** The components of structural risk, by the name a document uses. Publishers weight them. */
export const structuralComponents = {
  BarriersToEntry: { en: 'Barriers to entry', ja: '参入障壁' },
  Assistance: { en: 'Industry assistance', ja: '産業支援' },
  Trade: { en: 'Trade', ja: '貿易' },
  Competition: { en: 'Competition', ja: '競争' },
  LifeCycle: { en: 'Life cycle', ja: 'ライフサイクル' },
  Volatility: { en: 'Volatility', ja: '変動性' },
} as const;

export type StructuralComponent = keyof typeof structuralComponents;
export const structuralComponentNames = Object.keys(structuralComponents) as StructuralComponent[];
