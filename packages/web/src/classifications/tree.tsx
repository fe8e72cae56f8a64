import type { Classification } from '@broadsheet/client';
import { useState } from 'react';
import { writeNumber } from '../number-format.js';
import { useClient } from '../session/session-context.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { useWords } from '../words/explorer-words.js';
import { Branch } from './branch.js';
import { listPath } from './list-path.js';

interface TreeProps {
  versions: readonly Classification[];
  /** The first shown classification; the first one of the service if left out. */
  version?: string | undefined;
  /** The code at which its tree is open. */
  code?: string | undefined;
}

/** The codes of the chosen classification. */
export function Tree({ versions, version, code }: TreeProps) {
  const { tag, classifications: words } = useWords();
  const start = versions.find((each) => each.version === version) ?? versions[0];
  const [chosen, choose] = useState(start?.version ?? '');
  const current = versions.find((each) => each.version === chosen);
  const isOpen = code !== undefined && chosen === version;
  return (
    <section aria-labelledby="tree-title">
      <h2 id="tree-title">{words.codes}</h2>
      <label className="choice">
        {words.classification}{' '}
        <select
          value={chosen}
          onChange={(event) => {
            choose(event.currentTarget.value);
          }}
        >
          {versions.map((each) => (
            <option key={each.version}>{each.version}</option>
          ))}
        </select>
      </label>
      {current && (
        <p className="aside">
          {current.title}
          {current.extract && words.extract}. {describeLevels(current, tag)}. {current.source},{' '}
          {current.licence}.
        </p>
      )}
      {isOpen ? (
        <OpenTree version={chosen} code={code} />
      ) : (
        <Branch key={chosen} version={chosen} />
      )}
    </section>
  );
}

const describeLevels = ({ levels }: Classification, tag: string) =>
  levels.map(({ name, codes }) => `${name} ${writeNumber(codes, tag, {})}`).join(', ');

/** The tree, open down to a code. */
function OpenTree({ version, code }: { version: string; code: string }) {
  const words = useWords();
  const client = useClient();
  const loaded = useLoaded(`${version}/${code}`, (signal) =>
    listPath(client, { version, code, signal }),
  );
  if (loaded.state === 'loading') return <Loading what={words.states.the.codes} />;
  if (loaded.state === 'failed') {
    return <Failure error={loaded.error} onRetry={loaded.reload} heading="h4" />;
  }
  const { value: path } = loaded;
  return (
    <>
      {path.length === 0 && (
        <p role="alert">{words.classifications.noCode(version, JSON.stringify(code))}</p>
      )}
      <Branch version={version} open={path} />
    </>
  );
}
