import { css } from './css.js';

/**
 * Fonts of the user's machine: a serif for headings, the system's sans and monospace for the rest.
 */
export const text = css`
  :root {
    --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif;
    --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
    --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace;
  }

  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 1rem/1.6 var(--sans);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  h1,
  h2,
  h3 {
    font-family: var(--serif);
    line-height: 1.2;
    text-wrap: balance;
  }

  h1 {
    margin: 0;
    font-size: clamp(2.25rem, 1.6rem + 2.4vw, 3.5rem);
    letter-spacing: -0.02em;
  }

  main h2 {
    margin: 0 0 0.75rem;
    font-size: clamp(1.6rem, 1.4rem + 0.9vw, 2.1rem);
    letter-spacing: -0.01em;
  }

  h3 {
    margin: 0 0 0.6rem;
    font-size: 1.35rem;
  }

  h4 {
    margin: 2rem 0 0.5rem;
    color: var(--soft);
    font-size: 0.8rem;
    letter-spacing: 0.07em;
    text-transform: uppercase;
  }

  h4 .type {
    margin-left: 0.6rem;
    font-weight: 400;
    letter-spacing: 0;
    text-transform: none;
  }

  p {
    max-width: 44rem;
    margin: 0 0 0.9rem;
  }

  a {
    color: var(--link);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }

  /* Below the underscores of a name, which it would otherwise hide. */
  a:has(code) {
    text-underline-offset: 0.32em;
  }

  a:hover {
    text-decoration-thickness: 2px;
  }

  a.anchor {
    color: inherit;
    text-decoration: none;
  }

  a.anchor:hover {
    text-decoration: underline;
  }

  :focus-visible {
    border-radius: 3px;
    outline: 3px solid var(--link);
    outline-offset: 2px;
  }

  main:focus-visible {
    outline: none;
  }

  code {
    font-family: var(--mono);
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }

  p code,
  dd code,
  td code {
    padding: 0.1em 0.3em;
    border-radius: 4px;
    background: var(--shade);
  }

  .tagline {
    margin: 1rem 0 0;
    color: var(--soft);
    font: 1.25rem/1.5 var(--serif);
  }

  .type {
    color: var(--soft);
    font-family: var(--mono);
    font-size: 0.85rem;
    overflow-wrap: anywhere;
  }

  a.type {
    color: var(--link);
  }
`;
