import type { ClassificationCode } from '@broadsheet/client';
import { useState } from 'react';
import { useClient } from '../session/session-context.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { useWords } from '../words/explorer-words.js';
import { CodeReports } from './code-reports.js';

interface BranchProps {
  version: string;
  /** The code above; the top of the tree if left out. */
  parent?: string;
  /** The codes that are open at first, from here down to the shown one. */
  open?: readonly string[];
}

/** More than the widest branch of any official classification has. */
const mostCodes = 1000;

/** The codes directly under one code. */
export function Branch({ version, parent, open: [first, ...rest] = [] }: BranchProps) {
  const words = useWords();
  const { classifications } = useClient();
  const loaded = useLoaded(`${version}/${parent ?? ''}`, (signal) =>
    classifications.codes({
      ...{ version, limit: mostCodes, signal },
      ...(parent === undefined ? { level: 1 } : { parent }),
    }),
  );
  if (loaded.state === 'loading') return <Loading what={words.states.the.codes} />;
  if (loaded.state === 'failed') {
    return <Failure error={loaded.error} onRetry={loaded.reload} heading="h4" />;
  }
  return (
    <ul className="branch">
      {loaded.value.codes.map((code) => (
        <CodeItem
          key={code.code}
          version={version}
          code={code}
          open={code.code === first ? rest : undefined}
        />
      ))}
    </ul>
  );
}

interface ItemProps {
  version: string;
  code: ClassificationCode;
  /** The codes below it that are open at first; undefined if it is closed itself. */
  open: readonly string[] | undefined;
}

function CodeItem({ version, code, open }: ItemProps) {
  const { comma, classifications: words } = useWords();
  const [isOpen, setOpen] = useState(open !== undefined);
  const isShown = open?.length === 0;
  return (
    <li>
      <button
        type="button"
        ref={isShown ? showButton : undefined}
        aria-current={isShown ? 'true' : undefined}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span className="code">{code.code}</span> {code.title}{' '}
        {code.hasReports && <span className="has-reports">{words.hasReports}</span>}
      </button>
      {isOpen && (
        <div className="below">
          {code.otherWords && <p className="aside">{words.also(code.otherWords.join(comma))}</p>}
          {code.notes !== undefined && <p className="notes">{code.notes}</p>}
          <CodeReports version={version} code={code.code} isBranch={code.hasCodes} />
          {code.hasCodes && <Branch version={version} parent={code.code} open={open ?? []} />}
        </div>
      )}
    </li>
  );
}

function showButton(button: HTMLButtonElement | null): void {
  button?.scrollIntoView({ behavior: 'instant', block: 'center' });
}
