/** The fragments of addresses, after `#`, in reading order. */
export const chapterIds = [
  'takeaways',
  'performance',
  'outlook',
  'life-cycle',
  'products',
  'trade',
  'competition',
  'costs',
  'drivers',
  'success',
  'swot',
  'regulation',
  'questions',
  'statistics',
  'about',
  'glossary',
  'sources',
] as const;

export type ChapterId = (typeof chapterIds)[number];
