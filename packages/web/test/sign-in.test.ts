import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, otherHost, signIn, startBrowser, type Explorer } from './browser.js';

let explorer: Explorer;
beforeAll(async () => {
  explorer = await startBrowser();
});
afterAll(() => explorer.stop());

const dayMs = 24 * 60 * 60 * 1000;

test('the demo fills in its credentials, and one click shows the page that was asked for', async () => {
  const page = await explorer.open('/explore/browse/AU', { clientId: false });
  expect(await page.getByLabel('Client id').inputValue()).toBe('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Industries of Australia' }).waitFor();
  await close(page);
});

test('wrong credentials are refused with a reason', async () => {
  const page = await explorer.open('/', { clientId: false });
  await page.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('No client, user and password match').waitFor();
  await close(page);
});

/** A page on which a user searched after the session had ended. */
async function openExpired() {
  const page = await explorer.open('/', { byForm: true });
  await page.getByRole('heading', { name: 'Recently updated' }).waitFor();
  explorer.service.advance(dayMs + 1000);
  await page.keyboard.press('/');
  await page.keyboard.type('wine');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.waitFor();
  return { page, dialog };
}

test('a session that has ended asks for signing in again, and the page goes on where it was', async () => {
  const { page, dialog } = await openExpired();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  expect(await page.getByLabel('Client id').isEditable()).toBe(false);
  const password = dialog.getByLabel('Password');
  // What the user was typing elsewhere does not end up in the password.
  await page.keyboard.type('s');
  expect(await password.inputValue()).toBe('demo');
  await password.evaluate((field) => {
    // As browsers do at the second Escape, which cannot be prevented.
    field.closest('dialog')?.close();
  });
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await password.fill('demo');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const box = page.getByRole('combobox', { name: 'Find reports' });
  await expect.poll(() => box.inputValue()).toBe('wine');
  await box.focus();
  await page
    .getByRole('option', { name: /Wine and Other/ })
    .first()
    .waitFor();
  await close(page);
});

test('a user who signs out instead of signing in again sees no dialog after the next sign-in', async () => {
  const { page } = await openExpired();
  // Elements behind the dialog cannot be clicked, but scripts and extensions reach them.
  await page.locator('.masthead').getByText('Sign out', { exact: true }).dispatchEvent('click');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signIn(page, 'demo');
  await page.getByRole('heading', { name: 'Recently updated' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await close(page);
});

test('over plain HTTP on a local network the demo gives nothing away, and everything works', async () => {
  const page = await explorer.open('/', { clientId: false });
  const { port } = new URL(explorer.service.baseUrl);
  await page.goto(`http://${otherHost}:${port}/explore/industry/AU/1214/English`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  expect(await page.getByLabel('Client id').inputValue()).toBe('');
  for (const field of ['Client id', 'User', 'Password']) await page.getByLabel(field).fill('demo');
  await page.keyboard.press('Enter');
  await page.locator('#chart-Revenue svg').waitFor();
  // No cookie that would be sent unencrypted: the token is in memory only.
  expect(await page.context().cookies()).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('eyJ');
  const copy = page.locator('#chart-Revenue').getByRole('button', { name: 'Copy curl' });
  await copy.focus();
  await page.keyboard.press('Enter');
  const done = page.locator('#chart-Revenue [data-outcome=done]');
  await done.waitFor();
  expect(await done.evaluate((button) => button === document.activeElement)).toBe(true);
  await close(page);
});

test('signing out shows the form again', async () => {
  const page = await explorer.open('/', { byForm: true });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await close(page);
});
