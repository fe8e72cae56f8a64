import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProvider, type ProviderProcess } from '../../../test/openid/start-provider.js';
import { listViolations } from './accessibility.js';
import { close, phoneSize, signIn, startBrowser, type Explorer } from './browser.js';
import type { ServiceOptions } from './explorer-service.js';

const openId = {
  ...{ clientId: 'broadsheet', name: 'Acme' },
  ...{ clientSecret: 'a secret of the service', scope: 'openid profile', userClaim: undefined },
  grants: [
    { claim: { name: 'groups', value: 'research' }, clientId: 'limited', role: 'read' },
    { claim: { name: 'groups', value: 'editors' }, clientId: 'newsroom', role: 'publish' },
    { claim: { name: 'groups', value: 'admins' }, clientId: 'office', role: 'administer' },
  ],
} satisfies Omit<NonNullable<ServiceOptions['openId']>, 'issuer'>;

let provider: ProviderProcess;
let explorer: Explorer;
beforeAll(async () => {
  provider = await startProvider();
  explorer = await startBrowser({ openId: { ...openId, issuer: provider.issuer } });
  await provider.serve(explorer.service.baseUrl);
});
afterAll(async () => {
  await explorer.stop();
  await provider.stop();
});

const dayMs = 24 * 60 * 60 * 1000;
const list = '/explore/browse/AU';
const heading = (page: Page) => page.getByRole('heading', { name: 'Industries of Australia' });
const form = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

describe('a session', () => {
  test('stays over a reload, in new tabs and by links, and keeps no token where scripts can read', async () => {
    const page = await explorer.open(list, { byForm: true });
    await heading(page).waitFor();
    await page.reload();
    await heading(page).waitFor();
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('eyJ');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

    const tab = await page.context().newPage();
    // Like a link in a message: the page is requested without the cookie, and its own requests have
    // it.
    await tab.setContent(`<a href="${explorer.service.baseUrl}${list}">the list</a>`);
    await tab.getByRole('link').click();
    await heading(tab).waitFor();
    await close(page);
  });

  test('shows who is signed in and what they may read, and can be ended in every browser', async () => {
    const page = await explorer.open('/', { clientId: 'limited', byForm: true });
    const other = await explorer.open('/', { clientId: 'limited', byForm: true });
    const account = page.locator('.account');
    // The closed menu says it in short.
    expect(await account.locator('summary').innerText()).toMatch(
      /demo[^]*May read[^]*industry reports, Australia/,
    );
    await page.setViewportSize(phoneSize.viewport);
    expect(await account.getByText('industry reports, Australia').isVisible()).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    await account.locator('summary').focus();
    await page.keyboard.press('Enter');
    await account.getByText('demo of Limited').waitFor();
    await account.getByText('Reads industry reports of Australia.').waitFor();
    expect(await listViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => account.getAttribute('open')).toBeNull();
    await page.keyboard.press('Enter');
    await account.getByRole('button', { name: 'Sign out in every browser' }).click();
    await form(page).waitFor();
    await other.reload();
    await other.getByText('Your session has ended').waitFor();
    await close(page);
    await close(other);
  });

  test('that is signed out in one tab is so in the other, and back again', async () => {
    const page = await explorer.open(list, { byForm: true });
    const tab = await page.context().newPage();
    await tab.goto(explorer.service.baseUrl + list);
    await heading(tab).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await form(page).waitFor();
    await form(tab).waitFor();
    await signIn(page, 'demo');
    await heading(tab).waitFor();
    await close(page);
  });

  test('that was not used for long says so, and comes back to the same address', async () => {
    const page = await explorer.open(`${list}#top`, { byForm: true });
    await heading(page).waitFor();
    explorer.service.advance(dayMs);
    await page.reload();
    await page.getByRole('status').getByText('Your session has ended').waitFor();
    expect(await listViolations(page)).toEqual([]);
    await signIn(page, 'demo');
    await heading(page).waitFor();
    expect(page.url()).toBe(`${explorer.service.baseUrl}${list}#top`);
    await close(page);
  });
});

describe("the company's account", () => {
  /** The steps of a person at the provider. */
  async function signInAtProvider(page: Page, login: string) {
    await page.getByRole('link', { name: 'Sign in with Acme' }).click();
    await page.getByPlaceholder('Enter any login').fill(login);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  test('signs in, comes back to the page, and both sessions end with signing out', async () => {
    const page = await explorer.open(list, { clientId: false });
    expect(await listViolations(page)).toEqual([]);
    await signInAtProvider(page, 'ann');
    await heading(page).waitFor();
    expect(page.url()).toBe(explorer.service.baseUrl + list);
    await page.reload();
    await heading(page).waitFor();
    await page.locator('.account summary').getByText('ann').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: /sign me out/i }).click();
    await form(page).waitFor();
    expect(new URL(page.url()).origin).toBe(explorer.service.baseUrl);
    // The provider asks for the password again: its session has ended too.
    await page.getByRole('link', { name: 'Sign in with Acme' }).click();
    await page.getByPlaceholder('Enter any login').waitFor();
    await page.context().close();
  });

  test('publishes, by what its groups give', async () => {
    const page = await explorer.open('/explore/publishing', { clientId: false });
    await signInAtProvider(page, 'ed');
    await page.getByRole('heading', { level: 1, name: 'Publishing' }).waitFor();
    await page
      .getByRole('link', { name: /^Wine and Other Alcoholic/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Withdraw' }).waitFor();
    await close(page);
  });

  test('administers, by what its groups give', async () => {
    const page = await explorer.open('/explore/admin', { clientId: false });
    await signInAtProvider(page, 'root');
    await page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
    // Exact, because the usage table also shows the client's id once it has sent a request.
    await page.getByRole('link', { name: 'Limited', exact: true }).click();
    await page.getByRole('button', { name: /^Disable/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Disable/ })
      .click();
    await page.getByRole('button', { name: /^Enable/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Enable/ })
      .click();
    await page.getByRole('button', { name: /^Disable/ }).waitFor();
    await close(page);
  });

  test('without rights here says so, and a password still does', async () => {
    const page = await explorer.open(list, { clientId: false });
    await signInAtProvider(page, 'guest');
    await page.getByRole('alert').getByText('it has no access here').waitFor();
    expect(page.url()).toBe(explorer.service.baseUrl + list);
    await signIn(page, 'demo');
    await heading(page).waitFor();
    await page.context().close();
  });
});

test("an administrator signs in with a password while the company's provider is away", async () => {
  const gone = await startProvider();
  await gone.stop();
  const own = await startBrowser({ openId: { ...openId, issuer: gone.issuer } });
  const page = await own.open('/explore/admin', { clientId: false });
  await page.getByRole('link', { name: 'Sign in with Acme' }).click();
  await page.getByRole('alert').getByText('cannot be reached now').waitFor();
  await signIn(page, 'office');
  await page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
  await page.context().close();
  await own.stop();
});
