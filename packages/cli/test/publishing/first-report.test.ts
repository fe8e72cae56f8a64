import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, startServiceProcess, type ServiceProcess } from '../service-process.js';
import { commandIn, patient } from './documents.js';

const page = new URL('../../../../docs/publishing.md', import.meta.url);
let folder: Awaited<ReturnType<typeof createFolder>>;
let service: ServiceProcess | undefined;

beforeAll(async () => {
  folder = await createFolder();
});
afterAll(async () => {
  await service?.stop();
  await folder.remove();
});

/** The commands of the first section, each without its comment. */
async function readCommands(): Promise<string[]> {
  const [, section = ''] = (await readFile(page, 'utf8')).split('\n## ');
  const blocks = [...section.matchAll(/```sh\n([^]*?)```/g)].map(([, block = '']) => block);
  return blocks
    .join('')
    .replaceAll(/(^|\s{2,})# .*/gm, '')
    .replaceAll('\\\n', '')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

describe('your own first report in five commands', patient, () => {
  it('works as it is written', async () => {
    const commands = await readCommands();
    expect(commands).toHaveLength(5);
    const [init = '', publish = '', addClient = '', serve = '', curl = ''] = commands;
    const broadsheet = commandIn(folder.path);
    const run = (line: string) => broadsheet(...line.split(/\s+/).slice(2));

    expect(await run(init)).toMatchObject({ code: 0 });
    expect(await run(publish)).toMatchObject({ code: 0 });
    const made = await run(addClient);
    const [, password = ''] = /password (\S+)/.exec(made.stdout) ?? [];
    expect(serve).toBe('npx broadsheet serve');
    service = await startServiceProcess([], { cwd: folder.path });
    const line = curl
      .replaceAll('http://127.0.0.1:8080', service.address)
      .replace('PASSWORD', password);
    await promisify(execFile)('sh', ['-c', line], { cwd: folder.path });

    const png = await readFile(join(folder.path, 'revenue.png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 675]);
  });
});
