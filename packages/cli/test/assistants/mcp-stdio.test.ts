import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createFolder,
  runCommand,
  startCommand,
  startServiceProcess,
  type ServiceProcess,
} from '../service-process.js';
import { createSmallDemo } from '../small-demo.js';

const command = fileURLToPath(new URL('../../bin/broadsheet.js', import.meta.url));
const current = { pin: '2026-07-28' };

interface Spoken {
  client: Client;
  stderr: () => string;
}

/** Starts `broadsheet mcp` as a desktop assistant does, and connects to it. */
async function start(
  args: string[],
  {
    env = {},
    mode = current,
  }: { env?: Record<string, string>; mode?: 'legacy' | { pin: string } } = {},
): Promise<Spoken> {
  const { PATH = '' } = process.env;
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [command, 'mcp', ...args],
    env: { PATH, HOME: folder.path, ...env },
    cwd: folder.path,
    stderr: 'pipe',
  });
  let stderr = '';
  transport.stderr?.on('data', (data: Buffer) => (stderr += data.toString()));
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(transport);
  return { client, stderr: () => stderr };
}

async function ask(client: Client, name: string, args: Record<string, unknown>) {
  const {
    content,
    isError = false,
    structuredContent,
  } = await client.callTool({
    name,
    arguments: args,
  });
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  return { text, isError, content, answer: structuredContent as Record<string, unknown> };
}

let folder: Awaited<ReturnType<typeof createFolder>>;
let service: ServiceProcess;
beforeAll(async () => {
  folder = await createFolder();
  await createSmallDemo(folder.path);
  service = await startServiceProcess(['--demo'], { cwd: folder.path });
}, 120_000);
afterAll(async () => {
  await service.stop();
  await folder.remove();
});

const asUser = (clientId: string) => ({
  BROADSHEET_CLIENT_ID: clientId,
  BROADSHEET_USERNAME: 'demo',
  BROADSHEET_PASSWORD: 'demo',
});
const wine = 'industry/AU/1214/English';

describe('broadsheet mcp', { timeout: 60_000 }, () => {
  it.each([{ mode: current }, { mode: 'legacy' as const }])(
    'reads the store of this machine without an account in it, for a client that speaks $mode',
    async ({ mode }) => {
      const { client, stderr } = await start(['--database-url', 'sqlite:./data/demo.db'], { mode });
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toContain('search_reports');
      const { answer } = await ask(client, 'list_charts', { reportKey: wine });
      expect(answer).toMatchObject({ reportKey: wine, edition: 1 });
      await client.close();
      expect(stderr()).toBe('');
    },
  );

  it('reads the demo reports, kept in memory', { timeout: 120_000 }, async () => {
    const { client } = await start(['--demo']);
    const { answer } = await ask(client, 'search_reports', { query: 'wine' });
    expect(JSON.stringify(answer)).toContain(wine);
    await client.close();
  });

  it('reads from a running service as the client it logs in as', async () => {
    const { client } = await start(['--to', service.address], { env: asUser('demo') });
    const { answer, content } = await ask(client, 'get_chart', {
      reportKey: wine,
      chart: 'Revenue',
      includePicture: true,
    });
    expect(answer.citation).toMatchObject({ reportKey: wine, edition: 1 });
    expect(content.map(({ type }) => type)).toEqual(['text', 'image']);
    const company = await ask(client, 'get_sections', {
      reportKey: 'company/1001/English',
      sections: ['title'],
    });
    expect(company.answer.edition).toBe(1);
    await client.close();
  });

  it('tells which entitlement is missing', async () => {
    const { client } = await start(['--to', service.address], { env: asUser('demo-limited') });
    const { isError, text } = await ask(client, 'get_sections', {
      reportKey: 'company/1001/English',
      sections: ['title'],
    });
    expect(isError).toBe(true);
    expect(text).toMatch(/^not_entitled: .*the family company/);
    await client.close();
  });

  it('reports wrong credentials and an unreachable service when it is called', async () => {
    const env = { ...asUser('demo'), BROADSHEET_PASSWORD: 'wrong' };
    const wrong = await start(['--to', service.address], { env });
    const refused = await ask(wrong.client, 'search_reports', { query: 'wine' });
    expect(refused).toMatchObject({ isError: true });
    expect(refused.text).toMatch(/^invalid_credentials: /);
    await wrong.client.close();

    const away = await start(['--to', 'http://127.0.0.1:9'], { env: asUser('demo') });
    const { text } = await ask(away.client, 'search_reports', { query: 'wine' });
    expect(text).toMatch(/^unreachable: The service at http:\/\/127\.0\.0\.1:9 does not answer/);
    await away.client.close();
  });

  it('refuses a search of a megabyte and goes on', async () => {
    const { client } = await start(['--to', service.address], { env: asUser('demo') });
    const { isError, text } = await ask(client, 'search_reports', {
      query: 'wine '.repeat(200_000),
    });
    expect(isError).toBe(true);
    expect(text).toContain('longer than 500 characters');
    expect(text.length).toBeLessThan(1000);
    expect((await ask(client, 'search_reports', { query: 'wine' })).isError).toBe(false);
    await client.close();
  });

  it('writes nothing but protocol, and ends when its input does', async () => {
    const input = `${JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      },
    })}\nnot json\n`;
    const { child, output } = startCommand(['mcp', '--to', service.address, '--token', 'x'], {
      cwd: folder.path,
    });
    child.stdin.write(input);
    while (!output.stdout.includes('\n')) await once(child.stdout, 'data');
    child.stdin.end();
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    const lines = output.stdout.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { jsonrpc: string }).jsonrpc)).toEqual(
      lines.map(() => '2.0'),
    );
    expect(lines[0]).toContain('"protocolVersion":"2025-06-18"');
  });

  it('says what is wrong with its options', async () => {
    const { code, stderr, stdout } = await runCommand(['mcp', '--to', 'ftp://x', '--token', 'x'], {
      cwd: folder.path,
    });
    expect(code).toBe(1);
    expect(stderr).toContain('The address of the service must start with https://');
    expect(stdout).toBe('');
  });
});
