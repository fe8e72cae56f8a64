import { useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { createExchangeLog } from './api-view/exchange-log.js';
import { whenIdle } from './chart/when-idle.js';
import { BrowsePage } from './find/browse-page.js';
import { FrontPage } from './find/front-page.js';
import { lazyPage } from './lazy-page.js';
import { SessionProvider } from './session/session-provider.js';
import { NotFoundPage } from './shell/not-found-page.js';
import { Shell } from './shell/shell.js';

const CompanyPage = lazyPage('the company', async () => {
  const { CompanyPage: page } = await import('./company/company-page.js');
  return page;
});
const IndustryPage = lazyPage('the report', async () => {
  const { IndustryPage: page } = await import('./industry/industry-page.js');
  return page;
});

/** Fetches, while somebody signs in or reads the first page, what the next one will need. */
function preloadPages(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  void whenIdle(signal).then(() => {
    if (signal.aborted) return;
    IndustryPage.preload();
    CompanyPage.preload();
  });
  return () => {
    controller.abort();
  };
}

/** Which page a path shows; whoever is not signed in is asked to, and then sees that page. */
export function App() {
  const [log] = useState(createExchangeLog);
  useEffect(preloadPages, []);
  return (
    <SessionProvider log={log}>
      <Shell log={log}>
        <Switch>
          <Route path="/" component={FrontPage} />
          <Route path="/explore" component={FrontPage} />
          <Route path="/explore/companies">
            <BrowsePage family="company" country="AU" />
          </Route>
          <Route path="/explore/browse/:country">
            {({ country }) => <BrowsePage key={country} family="industry" country={country} />}
          </Route>
          <Route path="/explore/industry/:country/:code/:language">
            {({ country, code, language }) => (
              <IndustryPage
                key={`${country}/${code}/${language}`}
                country={country}
                code={code}
                language={language}
              />
            )}
          </Route>
          <Route path="/explore/company/:entityId/:language">
            {({ entityId, language }) => (
              <CompanyPage
                key={`${entityId}/${language}`}
                entityId={Number(entityId)}
                language={language}
              />
            )}
          </Route>
          <Route component={NotFoundPage} />
        </Switch>
      </Shell>
    </SessionProvider>
  );
}
