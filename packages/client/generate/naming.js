/** `SegmentBenchmarking` is `segmentBenchmarking` in values, and `EntityId` is `entityId` here. */
export const camelName = (name) => name.charAt(0).toLowerCase() + name.slice(1);

/** What an exported name begins with: nothing where the contract's own names do not name the family. */
const prefixOf = ({ plainNames = [], typeName }, operation) =>
  plainNames.includes(operation) ? '' : typeName;

/** The names that are generated for one family. */
export function namesOf(family) {
  const sections = prefixOf(family, 'sections');
  const images = prefixOf(family, 'images');
  return {
    methods: family.typeName,
    key: `${family.typeName}Key`,
    report: `${family.typeName}Report`,
    bodies: `${sections}SectionBodies`,
    token: `${sections}SectionToken`,
    labels: `${family.typeName}SectionLabels`,
    tokens: camelName(`${sections}SectionTokens`),
    image: `${images}ImageName`,
    images: camelName(`${images}ImageNames`),
  };
}

export const hasSections = ({ sections }) => Object.keys(sections).length > 0;
export const hasCharts = ({ charts }) => Object.keys(charts).length > 0;
