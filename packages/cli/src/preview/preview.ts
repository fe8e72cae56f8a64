import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRenderer } from '@broadsheet/charts/render';
import type { Preparation } from '@broadsheet/editions';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { stopOnInterrupt } from '../publishing/stop-on-interrupt.js';
import { listSourceFiles } from '../sources/source-files.js';
import { formatProblem } from '../sources/source-problem.js';
import { formatCount } from '../terminal/amounts.js';
import { UserError } from '../user-error.js';
import { buildPreview } from './build-preview.js';
import { renderPreviewPage, type PreviewReport } from './preview-page.js';
import { startPreviewServer } from './preview-server.js';
import { createRebuild } from './rebuild.js';
import { watchPaths } from './watch-paths.js';

export interface PreviewOptions {
  output: string;
  open?: boolean;
  watch?: boolean;
  /** The port of the `watch` server. */
  port: number;
}

/**
 * Each document has up to fourteen images in the page; more documents make it too large to open.
 */
const mostDocuments = 20;

export async function preview(
  paths: string[],
  { output, open = false }: PreviewOptions,
  preparation?: Preparation,
): Promise<void> {
  const files = await listFew(paths);
  const reports = await buildPreviews(files, preparation);
  const page = join(output, 'index.html');
  await mkdir(output, { recursive: true });
  await writeFileAtomically(page, renderPreviewPage(reports));
  process.stdout.write(`${page}\n`);
  if (open) openInBrowser(pathToFileURL(resolve(page)).href);
}

/** Serves the page until Ctrl-C, and reloads it when a file changes. */
export async function watchPreview(
  paths: string[],
  { open = false, port }: PreviewOptions,
  preparation?: Preparation,
): Promise<void> {
  const renderer = createRenderer();
  const { signal, release } = stopOnInterrupt('Stopping.');
  const build = createRebuild({
    listFiles: () => listFew(paths),
    build: (file) => buildPreview(file, renderer, preparation),
    tell: (report) => {
      for (const problem of report.problems) process.stderr.write(`${formatProblem(problem)}\n`);
    },
  });
  const server = await startPreviewServer({ build, port });
  const stopWatching = watchPaths(paths, () => {
    server.refresh();
  });
  process.stdout.write(`${server.address}\n`);
  if (open) openInBrowser(server.address);
  try {
    await once(signal, 'abort');
  } finally {
    stopWatching();
    await server.close();
    await renderer.close();
    release();
  }
}

async function listFew(paths: string[]): Promise<string[]> {
  const files = await listSourceFiles(paths);
  if (files.length <= mostDocuments) return files;
  throw new UserError(
    `A page holds at most ${String(mostDocuments)} documents, and here are ${formatCount(files.length)}: name those you want to see.`,
  );
}

async function buildPreviews(
  files: string[],
  preparation: Preparation | undefined,
): Promise<PreviewReport[]> {
  const renderer = createRenderer();
  const reports: PreviewReport[] = [];
  try {
    for (const file of files) {
      const report = await buildPreview(file, renderer, preparation);
      reports.push(report);
      for (const problem of report.problems) process.stderr.write(`${formatProblem(problem)}\n`);
      if (report.problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
    }
  } finally {
    await renderer.close();
  }
  return reports;
}

/** Opens a URL with the system's own command; if there is none, the path was printed. */
function openInBrowser(url: string): void {
  const [program, args] =
    process.platform === 'darwin'
      ? ['open', []]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '']]
        : ['xdg-open', []];
  const child = spawn(program, [...args, url], { detached: true, stdio: 'ignore' });
  child.on('error', () => {
    process.stderr.write('No browser could be opened; open the page yourself.\n');
  });
  child.unref();
}
