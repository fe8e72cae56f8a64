import type { FamilyDesign } from '../families/family-design.js';
import { lazyPage } from '../lazy-page.js';

const CompanyPage = lazyPage('company', async () => {
  const { CompanyPage: page } = await import('./company-page.js');
  return page;
});

export const companyDesign: FamilyDesign = {
  family: 'company',
  renderPage: ([entityId, language, ...others]) =>
    entityId && language && others.length === 0 ? (
      <CompanyPage
        key={`${entityId}/${language}`}
        entityId={Number(entityId)}
        language={language}
      />
    ) : undefined,
  preload: () => {
    CompanyPage.preload();
  },
  browse: {
    route: '/explore/companies',
    country: 'AU',
    eyebrow: (words) => words.country('AU'),
    titleOf: (_country, words) => words.find.companiesByIndustry,
    groupOf: (_country, count, words) => ({
      name: words.find.companies,
      about: words.find.australianCompanies(count),
    }),
  },
};
