import { css } from './css.js';

export const contents = css`
  nav {
    font-size: 0.92rem;
    line-height: 1.4;
  }

  nav h2 {
    margin: 1.4rem 0 0.3rem;
    font: 600 0.78rem/1.4 var(--sans);
    letter-spacing: 0.07em;
    text-transform: uppercase;
  }

  nav h2,
  nav h2 a {
    color: var(--soft);
    text-decoration: none;
  }

  nav ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  nav li a,
  nav summary {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.75rem;
    margin: 0 -0.6rem;
    padding: 0.28rem 0.6rem;
    border-radius: 6px;
    color: var(--ink);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  nav li a:hover,
  nav summary:hover {
    background: var(--shade);
  }

  nav summary {
    cursor: pointer;
  }

  nav summary::before {
    color: var(--soft);
    content: '›';
    transition: transform 0.15s;
  }

  nav [open] > summary::before {
    transform: rotate(90deg);
  }

  nav .count {
    margin-left: auto;
    color: var(--soft);
    font-size: 0.8rem;
    font-variant-numeric: tabular-nums;
  }

  nav summary {
    justify-content: flex-start;
  }

  nav details ul {
    margin: 0 0 0.5rem 0.3rem;
    padding-left: 0.9rem;
    border-left: 1px solid var(--rule);
    font-size: 0.86rem;
  }
`;
