import type { ConvertedCodes } from '@broadsheet/client';
import { useState } from 'react';
import { useClient } from '../session/session-context.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { useWords } from '../words/explorer-words.js';

interface Conversion {
  from: string;
  to: string;
  codes: string[];
  /** How many more codes were given. */
  more: number;
}

const mostCodes = 1000;

/** Converts codes that are typed or pasted. */
export function Converter({ versions }: { versions: readonly string[] }) {
  const { classifications: words } = useWords();
  const [from, setFrom] = useState(versions[0] ?? '');
  const [to, setTo] = useState(versions[1] ?? '');
  const [text, setText] = useState('');
  const [submitted, ask] = useState<Conversion>();
  return (
    <section aria-labelledby="converter-title">
      <h2 id="converter-title">{words.convert}</h2>
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
        <VersionChoice name={words.from} value={from} versions={versions} onChoose={setFrom} />
        <VersionChoice name={words.to} value={to} versions={versions} onChoose={setTo} />
        <label className="codes">
          {words.codes}{' '}
          <textarea
            rows={3}
            value={text}
            placeholder="4511 1214"
            onChange={(event) => {
              setText(event.currentTarget.value);
            }}
          />
        </label>
        <button type="submit">{words.convert}</button>
      </form>
      {submitted && <Answer key={JSON.stringify(submitted)} submitted={submitted} />}
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

function Answer({ submitted }: { submitted: Conversion }) {
  const words = useWords();
  const { classifications } = useClient();
  const { more, ...query } = submitted;
  const loaded = useLoaded(JSON.stringify(submitted), (signal) =>
    classifications.convert({ ...query, signal }),
  );
  if (loaded.state === 'loading') return <Loading what={words.states.the.codes} />;
  if (loaded.state === 'failed') {
    return <Failure error={loaded.error} onRetry={loaded.reload} heading="h4" />;
  }
  return (
    <>
      {more > 0 && <p role="alert">{words.classifications.onlyFirst(mostCodes)}</p>}
      <ConvertedTable converted={loaded.value} />
    </>
  );
}

function ConvertedTable({ converted: { way, to, codes } }: { converted: ConvertedCodes }) {
  const { classifications: words } = useWords();
  return (
    <>
      <p className="aside">{words.byWayOf(way.join(' → '))}</p>
      <table className="converted">
        <thead>
          <tr>
            <th scope="col">{words.code}</th>
            <th scope="col">{to}</th>
            <th scope="col">{words.match}</th>
          </tr>
        </thead>
        {codes.map(({ code, readAs, title, targets, problem }) => (
          <tbody key={code}>
            {(targets.length > 0 ? targets : [undefined]).map((target, index) => (
              <tr key={target?.code ?? ''}>
                {index === 0 && (
                  <th scope="row" rowSpan={Math.max(1, targets.length)}>
                    {code} {readAs !== undefined && words.readAs(readAs)} {title}
                  </th>
                )}
                <td>
                  {target
                    ? `${target.code} ${target.title ?? ''}`
                    : (problem ?? words.nothingCorresponds)}
                </td>
                <td>{target && `${target.match}${target.derived ? words.derived : ''}`}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}
