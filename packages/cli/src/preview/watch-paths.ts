import { statSync, watch } from 'node:fs';
import { dirname } from 'node:path';

/** Editors save in several steps; one change of the page is enough for them. */
const pauseMs = 80;

/**
 * Calls back after files at the paths changed. The folder of a file is watched, not the file: many
 * editors replace a file by a new one.
 */
export function watchPaths(paths: readonly string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const change = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, pauseMs);
  };
  const folders = new Map(
    paths.map((path) => [isFolder(path) ? path : dirname(path), isFolder(path)]),
  );
  const watchers = [...folders].map(([folder, recursive]) => watch(folder, { recursive }, change));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
