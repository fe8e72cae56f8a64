import type { ConvertedCodes } from '@broadsheet/client';
import { useState } from 'react';
import { useClient } from '../session/session-context.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';

interface Asked {
  from: string;
  to: string;
  codes: string[];
  /** How many codes were given beyond those. */
  more: number;
}

const mostCodes = 1000;

/** Converts codes that are typed or pasted. */
export function Converter({ versions }: { versions: readonly string[] }) {
  const [from, setFrom] = useState(versions[0] ?? '');
  const [to, setTo] = useState(versions[1] ?? '');
  const [text, setText] = useState('');
  const [asked, ask] = useState<Asked>();
  return (
    <section aria-labelledby="converter-title">
      <h2 id="converter-title">Convert</h2>
      <form
        className="converter"
        onSubmit={(event) => {
          event.preventDefault();
          const codes = text.split(/[\s,;]+/).filter((code) => code !== '');
          if (codes.length === 0) return;
          const more = Math.max(0, codes.length - mostCodes);
          ask({ from, to, codes: codes.slice(0, mostCodes), more });
        }}
      >
        <VersionChoice name="From" value={from} versions={versions} onChoose={setFrom} />
        <VersionChoice name="To" value={to} versions={versions} onChoose={setTo} />
        <label className="codes">
          Codes{' '}
          <textarea
            rows={3}
            value={text}
            placeholder="4511 1214"
            onChange={(event) => {
              setText(event.currentTarget.value);
            }}
          />
        </label>
        <button type="submit">Convert</button>
      </form>
      {asked && <Answer key={JSON.stringify(asked)} asked={asked} />}
    </section>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  versions: readonly string[];
  onChoose: (version: string) => void;
}

function VersionChoice({ name, value, versions, onChoose }: ChoiceProps) {
  return (
    <label className="choice">
      {name}{' '}
      <select
        value={value}
        onChange={(event) => {
          onChoose(event.currentTarget.value);
        }}
      >
        {versions.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}

function Answer({ asked }: { asked: Asked }) {
  const { classifications } = useClient();
  const { more, ...query } = asked;
  const loaded = useLoaded(JSON.stringify(asked), (signal) =>
    classifications.convert({ ...query, signal }),
  );
  if (loaded.state === 'loading') return <Loading what="the codes" />;
  if (loaded.state === 'failed') {
    return <Failure error={loaded.error} onRetry={loaded.reload} heading="h4" />;
  }
  return (
    <>
      {more > 0 && <p role="alert">Only the first {mostCodes} codes are converted at once.</p>}
      <ConvertedTable converted={loaded.value} />
    </>
  );
}

function ConvertedTable({ converted: { way, to, codes } }: { converted: ConvertedCodes }) {
  return (
    <>
      <p className="aside">By way of {way.join(' → ')}</p>
      <table className="converted">
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">{to}</th>
            <th scope="col">Match</th>
          </tr>
        </thead>
        {codes.map(({ code, readAs, title, targets, problem }) => (
          <tbody key={code}>
            {(targets.length > 0 ? targets : [undefined]).map((target, index) => (
              <tr key={target?.code ?? ''}>
                {index === 0 && (
                  <th scope="row" rowSpan={Math.max(1, targets.length)}>
                    {code} {readAs !== undefined && `(read as ${readAs})`} {title}
                  </th>
                )}
                <td>
                  {target
                    ? `${target.code} ${target.title ?? ''}`
                    : (problem ?? 'nothing corresponds')}
                </td>
                <td>{target && `${target.match}${target.derived ? ', derived' : ''}`}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}
