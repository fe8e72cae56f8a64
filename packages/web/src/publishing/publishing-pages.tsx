import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../shell/not-found-page.js';
import { DraftPage } from './draft/draft-page.js';
import { PublishingPage } from './list/publishing-page.js';
import { paths } from './paths.js';
import { PublishedReportPage } from './report/published-report-page.js';
import './publishing.css';

/** The pages for clients that may publish: a separate script, which readers do not load. */
export function PublishingPages() {
  return (
    <Switch>
      <Route path={paths.list} component={PublishingPage} />
      <Route path={`${paths.list}/draft/:id`}>{({ id }) => <DraftPage key={id} id={id} />}</Route>
      <Route path={`${paths.list}/report/*`}>
        {({ '*': steps }) => <PublishedReportPage key={steps} reportKey={steps} />}
      </Route>
      <Route component={NotFoundPage} />
    </Switch>
  );
}
