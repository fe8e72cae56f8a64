import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, startServiceProcess, type ServiceProcess } from '../service-process.js';

/**
 * The command line of the MCP Inspector against both transports, in both versions of the protocol.
 * It needs a newer Node than we do, so it is installed with its own Node in its own folder: only
 * with `npm run test:inspector`, because that needs the network and minutes.
 */
const isRequested = process.env.TEST_INSPECTOR !== undefined;
const run = promisify(execFile);
const command = fileURLToPath(new URL('../../bin/broadsheet.js', import.meta.url));
const installMs = 600_000;

describe.skipIf(!isRequested)('the MCP Inspector', { timeout: 120_000 }, () => {
  let folder: Awaited<ReturnType<typeof createFolder>>;
  let service: ServiceProcess;
  beforeAll(async () => {
    folder = await createFolder();
    service = await startServiceProcess(['--demo'], { cwd: folder.path });
    await writeFile(join(folder.path, 'package.json'), '{ "private": true }');
    const packages = ['node@22', '@modelcontextprotocol/inspector@2'];
    await run('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder.path });
    await writeFile(join(folder.path, 'servers.json'), await describeServers(service.address));
  }, installMs);
  afterAll(async () => {
    await service.stop();
    await folder.remove();
  });

  const inspect = async (server: string, ...args: string[]): Promise<unknown> => {
    const bin = join(folder.path, 'node_modules/.bin');
    const options = ['--cli', '--config', 'servers.json', '--server', server, '--format', 'json'];
    const { stdout } = await run(
      join(bin, 'node'),
      [join(bin, 'mcp-inspector'), ...options, ...args],
      { cwd: folder.path, env: { ...process.env, MCP_INSPECTOR_SECRET_STORE: 'memory' } },
    );
    return (JSON.parse(stdout) as { result: unknown }).result;
  };

  describe.each(['http-modern', 'http-legacy', 'stdio-modern', 'stdio-legacy'])(
    'over %s',
    (server) => {
      it('connects and lists tools, resources and prompts', async () => {
        const { protocolVersion } = (await inspect(server, '--method', 'initialize')) as {
          protocolVersion: string;
        };
        expect(protocolVersion >= '2026-07-28').toBe(server.endsWith('modern'));
        expect(await inspect(server, '--method', 'tools/list')).toHaveProperty('tools.4.name');
        const templates = await inspect(server, '--method', 'resources/templates/list');
        expect(templates).toHaveProperty('resourceTemplates.4.uriTemplate');
        expect(await inspect(server, '--method', 'prompts/list')).toHaveProperty('prompts.2.name');
      });

      it('calls a tool and reads a resource', async () => {
        const call = ['--method', 'tools/call', '--tool-name', 'list_charts'];
        const args = ['--tool-args-json', '{"reportKey":"industry/AU/1214/English"}'];
        expect(await inspect(server, ...call, ...args)).toMatchObject({
          structuredContent: { reportKey: 'industry/AU/1214/English', edition: 1 },
        });
        const uri = 'broadsheet://company/1001/English/sections/title';
        const read = await inspect(server, '--method', 'resources/read', '--uri', uri);
        expect(read).toMatchObject({ contents: [{ uri, mimeType: 'application/json' }] });
      });
    },
  );
});

async function describeServers(address: string): Promise<string> {
  const credentials = { ClientId: 'demo', Username: 'demo', Password: 'demo' };
  const answer = await fetch(`${address}/authentication/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const http = {
    type: 'streamable-http',
    url: `${address}/mcp`,
    headers: { Authorization: `Bearer ${token}` },
  };
  const stdio = {
    command: process.execPath,
    args: [command, 'mcp', '--to', address],
    env: { BROADSHEET_TOKEN: token },
  };
  return JSON.stringify({
    mcpServers: {
      'http-modern': { ...http, protocolEra: 'modern' },
      'http-legacy': { ...http, protocolEra: 'legacy' },
      'stdio-modern': { ...stdio, protocolEra: 'modern' },
      'stdio-legacy': { ...stdio, protocolEra: 'legacy' },
    },
  });
}
