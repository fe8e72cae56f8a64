import { css } from './css.js';

/**
 * Colours for light and dark mode. Text has a contrast of at least 4.5 to 1 on every background it
 * is used on (WCAG AA). Code is on a dark panel in both modes.
 */
export const colours = css`
  :root {
    color-scheme: light dark;
    --paper: #fdfcf9;
    --shade: #f4f1ea;
    --ink: #1d1b18;
    --soft: #5b554c;
    --rule: #ddd7cb;
    --strong-rule: #1d1b18;
    --link: #0b5394;
    --accent: #9a2617;
    --mark: #fff3d1;
    --good: #1c6638;
    --good-ground: #e3f1e4;
    --bad: #8a4b00;
    --bad-ground: #fbecd4;
    --fault: #a01c2b;
    --fault-ground: #fbe3e2;
    --plain: #0b5394;
    --plain-ground: #e2edf8;
    --panel: #1f2126;
    --panel-head: #2a2d34;
    --panel-rule: #3a3e47;
    --panel-ink: #ecebe6;
    --panel-soft: #b4b8c2;
    --panel-name: #a5cdfb;
    --panel-string: #bfe0a3;
    --panel-number: #f6c98f;
    --panel-word: #f0b3d4;
  }

  @media screen and (prefers-color-scheme: dark) {
    :root {
      --paper: #16171b;
      --shade: #1f2126;
      --ink: #ebe8e1;
      --soft: #b0aba1;
      --rule: #35383f;
      --strong-rule: #8f8a80;
      --link: #9cc7f7;
      --accent: #f4a08d;
      --mark: #3b331b;
      --good: #a5d9b0;
      --good-ground: #1d3325;
      --bad: #f2c488;
      --bad-ground: #3a2c16;
      --fault: #f7a8a8;
      --fault-ground: #421f22;
      --plain: #9cc7f7;
      --plain-ground: #1b2e44;
      --panel: #0f1013;
      --panel-head: #1a1c21;
      --panel-rule: #35383f;
    }
  }
`;
