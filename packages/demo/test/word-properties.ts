/** The properties of an industry document that hold its words. */
export const wordProperties: ReadonlySet<string> = new Set([
  'KeyTakeaways',
  'About',
  'Analysis',
  'GeographicBreakdown',
  'CompetitiveForces',
  'Companies',
  'ExternalDrivers',
  'KeySuccessFactors',
  'SWOT',
  'Regulation',
  'Questions',
  'Glossary',
  'Sources',
]);
