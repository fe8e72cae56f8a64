import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../shell/not-found-page.js';
import { AdminPage } from './admin-page.js';
import { ClientPage } from './client-page.js';
import { NewClientPage } from './new-client-page.js';
import { adminPaths } from './paths.js';
import '../publishing/publishing.css';
import './admin.css';

/** The pages of administrators and auditors: a separate script, which others do not load. */
export function AdminPages() {
  return (
    <Switch>
      <Route path={adminPaths.list} component={AdminPage} />
      <Route path={adminPaths.newClient} component={NewClientPage} />
      <Route path={`${adminPaths.list}/client/:id`}>
        {({ id }) => <ClientPage key={id} clientId={id} />}
      </Route>
      <Route component={NotFoundPage} />
    </Switch>
  );
}
