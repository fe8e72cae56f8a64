import { chromium, type Browser, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from './find-browser.js';
import { industry } from './kinds.js';
import { median, type Result } from './result.js';
import { signIn, type Cookie, type Service } from './service.js';
import { visit } from './visit.js';

const goal = 1.2;

/** The connection and the processor that Lighthouse simulates for a phone. */
const slowConnection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowerProcessor = 4;

interface Sides {
  service: Service;
  /** The demo of an older revision. */
  older: Service;
  rounds: number;
}

/**
 * When a phone shows its first content, against an older revision, in turns. The older one kept no
 * session: it showed the form at every address.
 */
export async function measureFirstContent({ service, older, rounds }: Sides): Promise<Result[]> {
  const cookie = await signIn(service);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags],
  });
  const measure = (path: string, signedIn?: Cookie) =>
    compare(rounds, {
      now: () => readFirstContent(browser, { service, path, cookie: signedIn }),
      before: () => readFirstContent(browser, { service: older, path }),
    });
  try {
    return [
      describe('form for signing in', await measure('/')),
      describe('front page, signed in, against the form', await measure('/', cookie)),
      describe(
        `${industry.name}, signed in, against the form`,
        await measure(industry.path, cookie),
      ),
    ];
  } finally {
    await browser.close();
  }
}

interface Compared {
  now: number[];
  before: number[];
}

async function compare(
  rounds: number,
  sides: { now: () => Promise<number>; before: () => Promise<number> },
): Promise<Compared> {
  const times: Compared = { now: [], before: [] };
  // The first round warms up both services.
  for (let round = 0; round <= rounds; round += 1) {
    const order = ['now', 'before'] as const;
    for (const side of round % 2 === 0 ? order : order.toReversed()) {
      const time = await sides[side]();
      if (round > 0) times[side].push(time);
    }
  }
  return times;
}

function describe(what: string, { now, before }: Compared): Result {
  const ratio = median(now) / median(before);
  return {
    work: `first content on a phone, ${what}, against the older revision`,
    goal: `≤ ${goal.toFixed(2)}`,
    measured: `${median(now).toFixed(0)} of ${median(before).toFixed(0)} ms, ${ratio.toFixed(2)}`,
    holds: ratio <= goal,
  };
}

interface Asked {
  service: Service;
  path: string;
  cookie?: Cookie | undefined;
}

/** Milliseconds from the request to the first text or picture. */
function readFirstContent(browser: Browser, { service, path, cookie }: Asked): Promise<number> {
  const { address } = service;
  return visit(browser, { address, cookie, isPhone: true }, async (page) => {
    await slowDown(page);
    await page.goto(address + path);
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [entry] = list.getEntriesByName('first-contentful-paint');
            if (entry) resolve(entry.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
  });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowConnection);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
}
