import type { FamilyDesign } from '../families/family-design.js';
import { lazyPage } from '../lazy-page.js';
import { movedPath } from './moved/moved-query.js';

const RiskPage = lazyPage('report', async () => {
  const { RiskPage: page } = await import('./risk-page.js');
  return page;
});

const MovedPage = lazyPage('moved', async () => {
  const { MovedPage: page } = await import('./moved/moved-page.js');
  return page;
});

export const riskDesign: FamilyDesign = {
  family: 'risk',
  renderPage: (steps) =>
    steps.length === 1 && steps[0] === 'moved' ? (
      <MovedPage />
    ) : (
      <RiskPage key={steps.join('/')} steps={steps} />
    ),
  preload: () => {
    RiskPage.preload();
  },
  links: [
    {
      path: movedPath,
      title: ({ moved }) => moved.title,
      about: ({ moved }) => moved.lead,
    },
  ],
};
