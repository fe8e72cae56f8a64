import { css } from './css.js';

/**
 * One column on a phone, the table of contents beside it on a desktop, and examples beside the text
 * on a wide screen.
 */
export const layout = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    scroll-padding-top: 4.5rem;
  }

  .skip {
    position: absolute;
    z-index: 3;
    top: -4rem;
    left: 0.5rem;
    padding: 0.5rem 1rem;
    border-radius: 4px;
    background: var(--ink);
    color: var(--paper);
  }

  .skip:focus {
    top: 0.5rem;
  }

  .masthead {
    position: sticky;
    z-index: 2;
    top: 0;
    display: flex;
    align-items: baseline;
    gap: 0.25rem 1rem;
    padding: 0.7rem clamp(1rem, 4vw, 2.5rem);
    border-bottom: 3px double var(--strong-rule);
    background: var(--paper);
  }

  .masthead p {
    margin: 0;
  }

  .masthead .name {
    font: 700 1.35rem/1.2 var(--serif);
    letter-spacing: -0.01em;
  }

  .masthead .name a {
    color: inherit;
    text-decoration: none;
  }

  .masthead .edition {
    color: var(--soft);
    font-size: 0.9rem;
  }

  .masthead .elsewhere {
    display: flex;
    gap: 1.25rem;
    margin-left: auto;
    font-size: 0.9rem;
    white-space: nowrap;
  }

  main,
  nav {
    padding: 1.5rem clamp(1rem, 4vw, 2.5rem);
  }

  main {
    min-width: 0;
    padding-bottom: 6rem;
  }

  .chapter {
    margin-top: 3.5rem;
    padding-top: 2rem;
    border-top: 1px solid var(--strong-rule);
  }

  .operation,
  .reference {
    margin-top: 2.5rem;
    padding-top: 2.25rem;
    border-top: 1px solid var(--rule);
  }

  .operation {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.75rem 3rem;
  }

  .schema {
    max-width: 60rem;
    margin-top: 3rem;
  }

  .schema h3 {
    font: 600 1.1rem/1.3 var(--mono);
    overflow-wrap: anywhere;
  }

  /* Where there is no room beside the words, the contents lie over them while they are the target of
     a link. Any link in them leads elsewhere, which closes them. */
  @media (max-width: 59.99rem) {
    nav {
      display: none;
    }

    nav:target {
      position: fixed;
      z-index: 1;
      inset: 3.2rem 0 0;
      display: block;
      overflow-y: auto;
      background: var(--paper);
    }
  }

  @media (max-width: 30rem) {
    .masthead .edition {
      display: none;
    }
  }

  @media (min-width: 60rem) {
    body {
      display: grid;
      grid-template: auto 1fr / 18.5rem minmax(0, 1fr);
    }

    .masthead {
      grid-column: 1 / -1;
    }

    .masthead .to-contents,
    nav .close {
      display: none;
    }

    nav {
      position: sticky;
      top: 3.4rem;
      height: calc(100vh - 3.4rem);
      padding-right: 1rem;
      overflow-y: auto;
      border-right: 1px solid var(--rule);
    }

    main {
      max-width: 88rem;
      padding-top: 3rem;
      padding-left: clamp(2rem, 4vw, 4rem);
    }
  }

  @media (min-width: 82rem) {
    .operation {
      grid-template-columns: minmax(0, 1fr) minmax(24rem, 34rem);
    }
  }
`;
