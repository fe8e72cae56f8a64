import type { FamilyDesign } from '../families/family-design.js';
import { lazyPage } from '../lazy-page.js';

const IndustryPage = lazyPage('report', async () => {
  const { IndustryPage: page } = await import('./industry-page.js');
  return page;
});

export const industryDesign: FamilyDesign = {
  family: 'industry',
  renderPage: ([country, code, language, ...others]) =>
    country && code && language && others.length === 0 ? (
      <IndustryPage
        key={`${country}/${code}/${language}`}
        country={country}
        code={code}
        language={language}
      />
    ) : undefined,
  preload: () => {
    IndustryPage.preload();
  },
  browse: {
    route: '/explore/browse/:country',
    eyebrow: (words) => words.report.industryReports,
    titleOf: (country, words) => words.find.industriesOf(words.country(country)),
    groupOf: (country, count, words) => ({
      name: words.country(country),
      about: words.find.industries(count),
    }),
  },
};
