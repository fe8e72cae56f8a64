import { css } from './css.js';

/** Badges for methods, statuses and whether a token is needed. */
export const badges = css`
  .endpoint {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 0.75rem;
    margin-bottom: 1rem;
  }

  .endpoint code {
    padding: 0;
    background: none;
    font-size: 1rem;
  }

  .method,
  .status {
    padding: 0.12rem 0.45rem;
    border-radius: 4px;
    background: var(--plain-ground);
    color: var(--plain);
    font: 600 0.75rem/1.4 var(--mono);
    letter-spacing: 0.02em;
    white-space: nowrap;
  }

  .method.post,
  .status-2 {
    background: var(--good-ground);
    color: var(--good);
  }

  .method.put,
  .status-4 {
    background: var(--bad-ground);
    color: var(--bad);
  }

  .method.delete,
  .status-5 {
    background: var(--fault-ground);
    color: var(--fault);
  }

  nav .method {
    font-size: 0.62rem;
  }

  .access {
    padding: 0.05rem 0.6rem;
    border: 1px solid var(--rule);
    border-radius: 1rem;
    color: var(--soft);
    font-size: 0.8rem;
  }

  .problem-links {
    display: grid;
    gap: 0.4rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .problem-links code {
    margin-left: 0.4rem;
  }

  .problems {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
    gap: 1rem;
    margin-top: 1.5rem;
  }

  .problem {
    padding: 1.1rem 1.25rem;
    border: 1px solid var(--rule);
    border-radius: 8px;
  }

  .problem h3 {
    display: flex;
    align-items: baseline;
    gap: 0.6rem;
    font: 600 1rem/1.4 var(--sans);
  }

  .problem p {
    margin: 0 0 0.5rem;
    font-size: 0.95rem;
  }

  .problem .sample {
    margin: 0.8rem 0 0;
  }

  .problem .uses {
    margin: 0;
    color: var(--soft);
    font-size: 0.85rem;
  }

  .problem:target,
  tr:target {
    background: var(--mark);
  }
`;
