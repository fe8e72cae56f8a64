import { Session, type Profiler } from 'node:inspector/promises';

const sourceForm = /\/(packages\/[\w-]+)\/(?:src|dist)\/(.+)\.[jt]s$/;

/**
 * The source files of which a function runs each time that `act` is called: `server/src/app.ts`.
 * What runs beside it now and then, such as a timer, runs less often.
 */
export async function listPassedFiles(act: () => Promise<unknown>, times = 30): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  try {
    // What runs only the first time is not counted.
    await act();
    await session.post('Profiler.takePreciseCoverage');
    for (let time = 0; time < times; time += 1) await act();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const passed = result.filter((script) => hasRun(script, times)).flatMap(listSources);
    return passed.sort();
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

/** The whole module counts as a function without a name. */
function hasRun({ functions }: Profiler.ScriptCoverage, times: number): boolean {
  return functions.some(({ ranges: [range] }) => (range?.count ?? 0) >= times);
}

function listSources({ url }: Profiler.ScriptCoverage): string[] {
  const [, folder = '', path = ''] = sourceForm.exec(url) ?? [];
  return path === '' ? [] : [`${folder.replace('packages/', '')}/src/${path}.ts`];
}
