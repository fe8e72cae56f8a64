import { Session, type Profiler } from 'node:inspector/promises';
import { setImmediate } from 'node:timers/promises';

const sourceForm = /\/(packages\/[\w-]+)\/(?:src|dist)\/(.+)\.[jt]s$/;

/**
 * The source files of which a function runs each time that `act` is called: `server/src/app.ts`.
 * What runs beside it now and then, such as a timer, does not run each time.
 */
export async function listPassedFiles(act: () => Promise<unknown>, times = 5): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  try {
    // What runs only the first time is not counted.
    await act();
    let passed: Set<string> | undefined;
    for (let time = 0; time < times; time += 1) {
      await setImmediate();
      await session.post('Profiler.takePreciseCoverage');
      await act();
      const { result } = await session.post('Profiler.takePreciseCoverage');
      passed = intersect(passed, result);
    }
    return [...(passed ?? [])].sort();
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

function intersect(
  before: Set<string> | undefined,
  scripts: readonly Profiler.ScriptCoverage[],
): Set<string> {
  const files = scripts.filter(hasRun).flatMap(({ url }) => {
    const [, folder = '', path = ''] = sourceForm.exec(url) ?? [];
    return path === '' ? [] : [`${folder.replace('packages/', '')}/src/${path}.ts`];
  });
  return new Set(files.filter((file) => before?.has(file) ?? true));
}

/** The whole module counts as a function without a name. */
function hasRun({ functions }: Profiler.ScriptCoverage): boolean {
  return functions.some(({ ranges: [range] }) => (range?.count ?? 0) > 0);
}
