import { css } from './css.js';

/** Panels of code. Long lines wrap, so that nothing has to be scrolled sideways. */
export const samples = css`
  .sample {
    max-width: 60rem;
    margin: 0 0 0.9rem;
    overflow: hidden;
    border: 1px solid var(--panel-rule);
    border-radius: 8px;
    background: var(--panel);
    color: var(--panel-ink);
  }

  .sample figcaption,
  .sample summary {
    padding: 0.4rem 0.9rem;
    background: var(--panel-head);
    color: var(--panel-soft);
    font: 0.82rem/1.6 var(--sans);
  }

  .sample summary {
    cursor: pointer;
    font-family: var(--mono);
  }

  .sample summary:focus-visible {
    outline-color: var(--panel-name);
    outline-offset: -3px;
  }

  .sample .status {
    margin-right: 0.4rem;
  }

  .sample pre {
    margin: 0;
    padding: 0.9rem;
    font: 0.84rem/1.6 var(--mono);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  .sample code {
    font-size: inherit;
  }

  @media (max-width: 30rem) {
    .sample pre {
      padding: 0.75rem;
      font-size: 0.76rem;
    }
  }

  .json-name {
    color: var(--panel-name);
  }

  .json-string {
    color: var(--panel-string);
  }

  .json-number {
    color: var(--panel-number);
  }

  .json-word,
  .nothing {
    color: var(--panel-word);
  }

  .rules {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
    gap: 1.5rem 3rem;
    margin: 1.25rem 0 0;
  }

  .rules dt {
    font-weight: 600;
  }

  .rules dd {
    margin: 0;
  }
`;
