import type { FamilyDesign } from '../families/family-design.js';
import { lazyPage } from '../lazy-page.js';

const CompanyPage = lazyPage('the company', async () => {
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
    eyebrow: 'Australia',
    titleOf: () => 'Companies by industry',
    groupOf: (_country, count) => ({
      name: 'Companies',
      about: `${String(count)} Australian ${count === 1 ? 'company' : 'companies'}`,
    }),
  },
};
