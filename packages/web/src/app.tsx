import { useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { createExchangeLog } from './api-view/exchange-log.js';
import { whenIdle } from './chart/when-idle.js';
import { FamiliesProvider } from './families/families-provider.js';
import { familyDesigns } from './families/pages.js';
import { ReportRoute } from './families/report-route.js';
import { BrowsePage } from './find/browse-page.js';
import { FrontPage } from './find/front-page.js';
import { lazyPage } from './lazy-page.js';
import { SessionProvider } from './session/session-provider.js';
import { NotFoundPage } from './shell/not-found-page.js';
import { Shell } from './shell/shell.js';

const ClassificationsPage = lazyPage('the classifications', async () => {
  const { ClassificationsPage: page } = await import('./classifications/classifications-page.js');
  return page;
});

/** Loads the scripts of the next pages while the user signs in or reads the first page. */
function preloadPages(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  void whenIdle(signal).then(() => {
    if (signal.aborted) return;
    for (const { preload } of familyDesigns) preload();
  });
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
