import { useState } from 'react';
import { writeNumber } from '../number-format.js';
import { useWords } from '../words/explorer-words.js';
import { CopyButton } from './copy-button.js';
import type { Exchange } from './exchange-log.js';
import { findDocumentation } from './operation-id.js';
import { writeCurl, writeFetch } from './request-text.js';

/** Longer responses are truncated: a browser takes seconds to lay out a megabyte of text. */
const shownAtFirst = 20_000;

export function ExchangeDetails({ exchange }: { exchange: Exchange }) {
  const { method, path, body, status, contentType, answer, durationMs } = exchange;
  const { tag, takeAlong: words } = useWords();
  const documentation = findDocumentation(path);
  const text = formatAnswer(exchange);
  return (
    <>
      <section aria-labelledby="api-request-title">
        <h3 id="api-request-title">{words.request}</h3>
        <pre tabIndex={0}>{writeRequest(exchange)}</pre>
        <p className="api-actions">
          <CopyButton
            label={words.copyCurl}
            read={() => writeCurl(location.origin, { method, path, body })}
          />
          <CopyButton
            label={words.copyTypeScript}
            read={() => writeFetch(location.origin, { method, path, body })}
          />
          {documentation !== undefined && (
            // Opens a new tab: leaving this page would lose the session.
            <a href={documentation} target="_blank" rel="noreferrer">
              {words.inDocumentation}
            </a>
          )}
        </p>
      </section>
      <section aria-labelledby="api-answer-title">
        <h3 id="api-answer-title">{words.answer}</h3>
        <p className="aside">
          {status} · {contentType || words.noContent} ·{' '}
          {words.characters(writeNumber(answer.length, tag, {}))} · {Math.round(durationMs)}
          {' ms'}
        </p>
        <LongText text={text} />
        <p className="api-actions">
          <CopyButton label={words.copyAnswer} read={() => answer} />
        </p>
      </section>
    </>
  );
}

function LongText({ text }: { text: string }) {
  const { takeAlong: words } = useWords();
  const [isWhole, setWhole] = useState(text.length <= shownAtFirst);
  return (
    <>
      <pre tabIndex={0}>{isWhole ? text : `${text.slice(0, shownAtFirst)} …`}</pre>
      {!isWhole && (
        <button
          type="button"
          className="small"
          onClick={() => {
            setWhole(true);
          }}
        >
          {words.showAll}
        </button>
      )}
    </>
  );
}

function writeRequest({ method, path, body }: Exchange): string {
  const lines = [`${method} ${path}`, 'Authorization: Bearer …'];
  if (body !== undefined) {
    lines.push('Content-Type: application/json', '', JSON.stringify(JSON.parse(body), null, 2));
  }
  return lines.join('\n');
}

function formatAnswer({ contentType, answer }: Exchange): string {
  return contentType.includes('json') ? JSON.stringify(JSON.parse(answer), null, 2) : answer;
}
