import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Request } from 'playwright-core';
import { browserFlags, findBrowser } from './find-browser.js';
import { comparison, pageKinds, type PageKind } from './kinds.js';
import type { Result } from './result.js';
import { signIn, type Cookie, type Service } from './service.js';
import { visit } from './visit.js';

const mostScriptBytes = 130_000;
const mostRequests = 2;
const ofCharts = /\/(chart-engine|draw-chart|register-maps)-/;
/** Every family has its operations below its name. */
const ofData = /^\/[a-z]+\/v\d+\//;

/** What a page needs until it shows its content. */
export async function measureRequests(service: Service): Promise<Result[]> {
  const cookie = await signIn(service);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags],
  });
  try {
    const results: Result[] = [];
    for (const kind of pageKinds) {
      // The documentation is not a page of the explorer and has one script, for copying.
      if (!kind.path.startsWith('/docs')) {
        results.push(await measureScripts(browser, { service, cookie, kind }));
      }
    }
    return [...results, await countDataRequests(browser, { service, cookie, kind: comparison })];
  } finally {
    await browser.close();
  }
}

interface Asked {
  service: Service;
  cookie: Cookie;
  kind: PageKind;
}

async function measureScripts(browser: Browser, asked: Asked): Promise<Result> {
  const loaded = await listLoaded(browser, asked);
  const firstOfCharts = loaded.findIndex(({ path }) => ofCharts.test(path));
  const before = firstOfCharts < 0 ? loaded : loaded.slice(0, firstOfCharts);
  let bytes = 0;
  for (const { script } of before) if (script) bytes += gzipSync(script).length;
  return {
    work: `scripts before charts, gzipped: ${asked.kind.name}`,
    goal: `≤ ${String(mostScriptBytes / 1000)} kB`,
    measured: `${(bytes / 1000).toFixed(1)} kB`,
    holds: bytes > 0 && bytes <= mostScriptBytes,
  };
}

async function countDataRequests(browser: Browser, asked: Asked): Promise<Result> {
  const loaded = await listLoaded(browser, asked);
  const count = loaded.filter(({ path }) => ofData.test(path)).length;
  return {
    work: `requests for data: ${asked.kind.name}`,
    goal: `≤ ${String(mostRequests)}`,
    measured: String(count),
    holds: count > 0 && count <= mostRequests,
  };
}

interface Loaded {
  path: string;
  /** The text of a script. */
  script?: Buffer;
}

/** All that was requested until the page was complete; scripts of other pages come later. */
function listLoaded(browser: Browser, { service, cookie, kind }: Asked): Promise<Loaded[]> {
  const { address } = service;
  return visit(browser, { address, cookie }, async (page) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(address + kind.path);
    await page.locator('#main h1').waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .loading'));
    return Promise.all([...requests].map(readRequest));
  });
}

async function readRequest(request: Request): Promise<Loaded> {
  const path = new URL(request.url()).pathname;
  if (!path.endsWith('.js')) return { path };
  const response = await request.response();
  return response ? { path, script: await response.body() } : { path };
}
