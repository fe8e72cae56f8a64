import { countryName } from '../country-name.js';
import type { FamilyDesign } from '../families/family-design.js';
import { lazyPage } from '../lazy-page.js';

const IndustryPage = lazyPage('the report', async () => {
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
    eyebrow: 'Industry reports',
    titleOf: (country) => `Industries of ${countryName(country)}`,
    groupOf: (country, count) => ({
      name: countryName(country),
      about: `${String(count)} ${count === 1 ? 'industry' : 'industries'}`,
    }),
  },
};
