import { css } from './css.js';

/**
 * Print: black on white, one column, no table of contents, and page breaks only where nothing has
 * to be split.
 */
export const print = css`
  @media print {
    :root {
      --paper: #fff;
      --shade: #fff;
      --ink: #000;
      --soft: #444;
      --rule: #bbb;
      --strong-rule: #000;
      --link: #000;
      --accent: #000;
      --panel: #fff;
      --panel-head: #eee;
      --panel-rule: #bbb;
      --panel-ink: #000;
      --panel-soft: #333;
      --panel-name: #000;
      --panel-string: #000;
      --panel-number: #000;
      --panel-word: #000;
    }

    html {
      font-size: 9.5pt;
    }

    body,
    .operation {
      display: block;
    }

    .masthead {
      position: static;
    }

    .masthead .elsewhere,
    nav,
    .skip,
    details.sample {
      display: none;
    }

    .samples {
      margin-top: 1rem;
    }

    tr,
    .sample,
    .problem {
      break-inside: avoid;
    }

    h2,
    h3,
    h4 {
      break-after: avoid;
    }
  }
`;
