import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { networkOptions, readTls, type NetworkSettings } from '../../src/network-settings.js';
import { createFolder } from '../service-process.js';

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

function parse(...args: string[]): NetworkSettings {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  for (const option of networkOptions()) command.addOption(option);
  return command.parse(args, { from: 'user' }).opts();
}

it('addresses and lists are read as they are meant', () => {
  expect(parse('--public-url', 'https://Reports.example.com/')).toEqual({
    publicUrl: 'https://reports.example.com',
    maxConnections: 10_000,
  });
  expect(parse('--public-url', 'https://example.com/reports/').publicUrl).toBe(
    'https://example.com/reports',
  );
  const origins = 'https://a.example, http://localhost:5173,';
  expect(parse('--cors-origins', origins).corsOrigins).toEqual([
    'https://a.example',
    'http://localhost:5173',
  ]);
  expect(parse('--trust-proxy', 'loopback, 10.0.0.0/8').trustProxy).toEqual([
    'loopback',
    '10.0.0.0/8',
  ]);
});

it.each([
  ['--public-url', 'reports.example.com'],
  ['--public-url', 'ftp://reports.example.com'],
  ['--public-url', 'https://user@reports.example.com'],
  ['--public-url', 'https://reports.example.com/?x'],
  ['--cors-origins', '*'],
  ['--cors-origins', 'https://a.example/'],
  ['--cors-origins', 'https://a.example/path'],
  ['--cors-origins', 'null'],
  ['--cors-origins', 'ftp://a.example'],
])('%s %s is refused', (flag, text) => {
  expect(() => parse(flag, text)).toThrow(/It must be an address|is not an origin/);
});

it.each([
  'proxy.example.com',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  'fe80::/129',
  'loopback/8',
  'true',
])('--trust-proxy %s is refused by name, with what would be right', (text) => {
  expect(() => parse('--trust-proxy', `127.0.0.1,${text}`)).toThrow(
    `"${text}" is not a proxy; write its address, a network such as 10.0.0.0/8, or loopback.`,
  );
});

it('proxies are addresses and networks of both kinds, and networks that have a name', () => {
  const proxies = ['10.0.0.5', '10.0.0.0/8', '::1', 'fd00::/8', 'linklocal', 'uniquelocal'];
  expect(parse('--trust-proxy', proxies.join()).trustProxy).toEqual(proxies);
});

it('TLS needs a certificate and a key, and says which file is no good', () => {
  const pem = join(folder.path, 'x.pem');
  const text = join(folder.path, 'x.txt');
  writeFileSync(pem, '-----BEGIN CERTIFICATE-----\n');
  writeFileSync(text, 'nonsense');
  expect(readTls({})).toBeUndefined();
  expect(readTls({ tlsCert: pem, tlsKey: pem })?.cert.toString()).toContain('BEGIN');
  expect(() => readTls({ tlsCert: pem })).toThrow(/TLS_CERT and TLS_KEY/);
  expect(() => readTls({ tlsCert: pem, tlsKey: `${pem}.missing` })).toThrow(/TLS_KEY.*ENOENT/);
  expect(() => readTls({ tlsCert: text, tlsKey: pem })).toThrow(/TLS_CERT.*not a PEM/);
});
