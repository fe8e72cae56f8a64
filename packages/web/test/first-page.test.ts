import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { close, listFaults, otherHost, phoneSize, startBrowser, type Explorer } from './browser.js';

let explorer: Explorer;
beforeAll(async () => {
  explorer = await startBrowser();
});
afterAll(() => explorer.stop());

const report = '/explore/industry/AU/1214/English';
const program = '**/explore/assets/program-*.js';
const button = (page: Page) => page.getByRole('button', { name: 'Sign in' });

/** An empty page of ours; what is set on it applies before the first page is opened. */
async function openNothing(options: Parameters<Explorer['open']>[1] = {}): Promise<Page> {
  return explorer.open('/robots.txt', { clientId: false, ...options });
}

test('the form is in the document before any script has come', async () => {
  for (const path of ['/', report]) {
    const html = await (await fetch(explorer.service.baseUrl + path)).text();
    expect(html).toContain('<h1 id="sign-in-title">Sign in</h1>');
    for (const name of ['clientId', 'username', 'password']) {
      expect(html).toMatch(new RegExp(`<input [^>]*name="${name}"`));
    }
    expect(html).toMatch(/<button [^>]*disabled[^>]*>Sign in<\/button>/);
  }
});

test('its one inline style is allowed by its hash, applied, and the only thing inline', async () => {
  const answer = await fetch(explorer.service.baseUrl);
  const html = await answer.text();
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) => style);
  expect(styles).toHaveLength(1);
  const hash = createHash('sha256')
    .update(styles[0] ?? '')
    .digest('base64');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(policy).not.toContain('unsafe');
  expect(html).not.toMatch(/<script(?![^>]* src=)|\son\w+=|\sstyle=/);

  const page = await openNothing({ colorScheme: 'light' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(explorer.service.baseUrl);
  const card = page.locator('.sign-in-card');
  expect(await card.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe(
    'rgb(154, 38, 23)',
  );
  await close(page);
});

describe('while the program is on its way', () => {
  /** The page without its program, until `release` is called. */
  async function openWaiting(options: Parameters<Explorer['open']>[1] = {}) {
    const page = await openNothing(options);
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    await page.route(program, async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(explorer.service.baseUrl + report, { waitUntil: 'commit' });
    await button(page).waitFor();
    return { page, release: () => gate.emit('open') };
  }

  test('nothing can be sent, and what was typed is kept', async () => {
    const { page, release } = await openWaiting();
    await page.getByLabel('Client id').fill('limited');
    await page.getByLabel('Password').fill('typed before');
    await page.keyboard.press('Enter');
    expect(await button(page).isDisabled()).toBe(true);
    release();
    await expect.poll(() => button(page).isEnabled()).toBe(true);
    expect(await page.getByLabel('Client id').inputValue()).toBe('limited');
    expect(await page.getByLabel('Password').inputValue()).toBe('typed before');
    expect(await page.getByLabel('User').inputValue()).toBe('demo');
    expect(page.url()).toBe(explorer.service.baseUrl + report);
    await page.getByLabel('Password').fill('demo');
    await page.keyboard.press('Enter');
    await page.locator('#chart-Revenue svg').waitFor();
    await close(page);
  });

  test("the demo's fields are filled, so that nothing comes between what somebody types", async () => {
    const { page, release } = await openWaiting();
    const field = page.getByLabel('Client id');
    for (const label of ['Client id', 'User', 'Password']) {
      expect(await page.getByLabel(label).inputValue()).toBe('demo');
    }
    await field.selectText();
    release();
    await expect.poll(() => button(page).isEnabled()).toBe(true);
    await page.keyboard.insertText('limited');
    expect(await field.inputValue()).toBe('limited');
    await close(page);
  });

  test.each([
    ['a phone', phoneSize],
    ['a wide screen', {}],
  ])(
    'the demo says that it is one, and nothing moves when the rest comes, on %s',
    async (...of) => {
      const { page, release } = await openWaiting(of[1]);
      await page.getByText('This is the demo').waitFor();
      const place = await button(page).boundingBox();
      release();
      await expect.poll(() => button(page).isEnabled()).toBe(true);
      expect(await button(page).boundingBox()).toEqual(place);
      await close(page);
    },
  );
});

test('elsewhere than in the demo nothing is said of it', async () => {
  const page = await openNothing();
  const { port } = new URL(explorer.service.baseUrl);
  await page.goto(`http://${otherHost}:${port}/`);
  await expect.poll(() => button(page).isEnabled()).toBe(true);
  expect(await page.getByText('This is the demo').isVisible()).toBe(false);
  await close(page);
});

test('a program that cannot be loaded is reported', async () => {
  const page = await openNothing();
  await page.route(program, (route) => route.abort());
  await page.goto(explorer.service.baseUrl);
  await page.getByRole('alert').getByText('Reload it to try again').waitFor();
  expect(await button(page).isDisabled()).toBe(true);
  expect(listFaults(page)).toEqual([expect.stringContaining('imported module')]);
  await page.context().close();
});

test('a browser with a session sees the masthead until the program has come, and the form only if that fails', async () => {
  const page = await explorer.open('/');
  const masthead = page.locator('.early-masthead');
  const recent = page.getByRole('heading', { name: 'Recently updated' });
  await recent.waitFor();
  expect(await masthead.isVisible()).toBe(false);
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(program, async (route) => {
    await opened;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await masthead.waitFor();
  expect(await button(page).isVisible()).toBe(false);
  gate.emit('open');
  await recent.waitFor();
  expect(await masthead.isVisible()).toBe(false);
  expect(listFaults(page)).toEqual([]);

  await page.unroute(program);
  await page.route(program, (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').getByText('Reload it to try again').waitFor();
  await page.context().close();
});

test('without scripts the page says that it needs them, and shows no form', async () => {
  const page = await openNothing({ javaScriptEnabled: false });
  await page.goto(explorer.service.baseUrl);
  const notice = page.locator('noscript .notice');
  expect(await notice.isVisible()).toBe(true);
  expect(await notice.innerText()).toContain('please allow scripts');
  expect(await page.locator('form').isVisible()).toBe(false);
  await close(page);
});

test('colours that were chosen hold before the program has come', async () => {
  const page = await explorer.open('/', { colorScheme: 'light' });
  await page.getByRole('combobox', { name: 'Colours' }).selectOption('dark');
  await page.route(program, (route) => route.abort());
  await page.reload();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(22, 23, 27)');
  await page.context().close();
});

test("scripts of other pages load after the page's own requests", async () => {
  const asked: string[] = [];
  const page = await explorer.open('/explore/company/1001/English', {
    prepare: async (opened) => {
      opened.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await opened.route('**/company/v3/sections', async (route) => {
        const response = await route.fetch();
        // A page that did not wait would have sent the request by now.
        await opened.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        asked.push('answered');
        await route.fulfill({ response });
      });
    },
  });
  const other = () => asked.findIndex((path) => /industry-page-.*js/.test(path));
  await expect.poll(other).toBeGreaterThan(0);
  expect(asked.indexOf('answered')).toBeGreaterThan(0);
  expect(other()).toBeGreaterThan(asked.indexOf('answered'));
  await close(page);
});
