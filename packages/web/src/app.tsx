import { useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { createExchangeLog } from './api-view/exchange-log.js';
import { whenIdle } from './chart/when-idle.js';
import { comparePath } from './compare/compare-query.js';
import { FamiliesProvider } from './families/families-provider.js';
import type { FamilyDesign } from './families/family-design.js';
import { familyDesigns } from './families/pages.js';
import { ReportRoute } from './families/report-route.js';
import { BrowsePage } from './find/browse-page.js';
import { FrontPage } from './find/front-page.js';
import { lazyPage } from './lazy-page.js';
import { isLoading, whenLoaded } from './page-loads.js';
import { mayAudit, mayPublish } from './session/rights.js';
import { SessionProvider } from './session/session-provider.js';
import { NotFoundPage } from './shell/not-found-page.js';
import { ProtectedRoute } from './shell/protected-route.js';
import { Shell } from './shell/shell.js';

const ClassificationsPage = lazyPage('classifications', async () => {
  const { ClassificationsPage: page } = await import('./classifications/classifications-page.js');
  return page;
});

const ComparePage = lazyPage('comparison', async () => {
  const { ComparePage: page } = await import('./compare/compare-page.js');
  return page;
});

const PublishingPages = lazyPage('publishing', async () => {
  const { PublishingPages: pages } = await import('./publishing/publishing-pages.js');
  return pages;
});

const AdminPages = lazyPage('administration', async () => {
  const { AdminPages: pages } = await import('./admin/admin-pages.js');
  return pages;
});

/**
 * Loads the script of the requested report page at once, and those of the next pages while the user
 * signs in or reads: earlier, they would delay the page's own requests.
 */
function preloadPages(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isAskedFor = ({ family }: FamilyDesign) =>
    location.pathname.startsWith(`/explore/${family}/`);
  familyDesigns.find(isAskedFor)?.preload();
  const preloadOthers = async () => {
    do {
      await whenLoaded();
      // A page that was loaded may load its report next.
      await whenIdle(signal);
    } while (isLoading());
    if (signal.aborted) return;
    for (const { preload } of familyDesigns) preload();
  };
  void preloadOthers();
  return () => {
    controller.abort();
  };
}

/** Maps a path to its page; a user who is not signed in sees the sign-in form first. */
export function App() {
  const [log] = useState(createExchangeLog);
  useEffect(preloadPages, []);
  return (
    <FamiliesProvider>
      <SessionProvider log={log}>
        <Shell log={log}>
          <Switch>
            <Route path="/" component={FrontPage} />
            <Route path="/explore" component={FrontPage} />
            {familyDesigns.map(
              ({ family, browse }) =>
                browse && (
                  <Route key={family} path={browse.route}>
                    {({ country = browse.country ?? '' }: { country?: string }) => (
                      <BrowsePage key={country} family={family} country={country} />
                    )}
                  </Route>
                ),
            )}
            <Route path="/explore/browse/:family/:country">
              {({ family, country }) => (
                <BrowsePage key={`${family}/${country}`} family={family} country={country} />
              )}
            </Route>
            <Route path="/explore/classifications" component={ClassificationsPage} />
            <Route path={comparePath} component={ComparePage} />
            <Route path="/explore/publishing/*?">
              <ProtectedRoute Page={PublishingPages} isAllowed={mayPublish} right="publish" />
            </Route>
            <Route path="/explore/admin/*?">
              <ProtectedRoute Page={AdminPages} isAllowed={mayAudit} right="administer" />
            </Route>
            <Route path="/explore/:family/*">
              {({ family, '*': path }) => <ReportRoute family={family} path={path} />}
            </Route>
            <Route component={NotFoundPage} />
          </Switch>
        </Shell>
      </SessionProvider>
    </FamiliesProvider>
  );
}
