import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Sheet {
  name: string;
  rows: unknown[][];
}

export interface WorkbookPeer {
  readCells(bytes: Uint8Array): Promise<Sheet[]>;
  writeCells(sheets: Sheet[]): Promise<Uint8Array>;
}

const peers = new URL('../../peers/', import.meta.url);
const isInstalled = () => existsSync(new URL('node_modules/exceljs/package.json', peers));

/** Loads exceljs, installed once; undefined if it cannot be installed. */
export async function findWorkbookPeer(): Promise<WorkbookPeer | undefined> {
  if (!isInstalled()) {
    const args = ['ci', '--no-audit', '--ignore-scripts'];
    spawnSync('npm', args, { cwd: fileURLToPath(peers), stdio: 'ignore' });
  }
  if (!isInstalled()) return undefined;
  return (await import(new URL('write-with-exceljs.js', peers).href)) as WorkbookPeer;
}
