import { lazyPage } from '../lazy-page.js';
import { NotFoundPage } from '../shell/not-found-page.js';
import { findFamilyDesign } from './pages.js';

const GeneralPage = lazyPage('report', async () => {
  const { GeneralPage: page } = await import('../report/general-page.js');
  return page;
});

interface RouteProps {
  family: string;
  /** The part of the path after the family. */
  path: string;
}

/** The page of a report: the family's own page if it has one, otherwise the general page. */
export function ReportRoute({ family, path }: RouteProps) {
  const steps = path.split('/').filter((step) => step !== '');
  const design = findFamilyDesign(family);
  if (design) return design.renderPage(steps) ?? <NotFoundPage />;
  return <GeneralPage key={`${family}/${path}`} family={family} steps={steps} />;
}
