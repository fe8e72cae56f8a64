import { Color, Format, FormatAlign, FormatBorder } from 'wasm-xlsxwriter';
import type { NumberStyle } from './plan.js';

/** The formats of a workbook. Excel allows 64,000 of them: each is made once. */
export interface Styles {
  title: Format;
  heading: Format;
  note: Format;
  head: Format;
  numberHead: Format;
  prose: Format;
  text: Format;
  groupHead: Format;
  link: Format;
  number(style: NumberStyle): Format;
}

const ink = 0x15202b;
const muted = 0x556472;
const line = 0xc4ccd4;

export function createStyles(): Styles {
  const numbers = new Map<string, Format>();
  const base = () => new Format().setFontName('Calibri').setFontColor(Color.rgb(ink));
  const top = () => base().setAlign(FormatAlign.Top);
  const head = () =>
    base()
      .setBold()
      .setTextWrap()
      .setBorderBottom(FormatBorder.Thin)
      .setBorderBottomColor(Color.rgb(line));
  return {
    title: base().setBold().setFontSize(16),
    heading: base().setBold().setFontSize(12),
    note: base().setItalic().setFontColor(Color.rgb(muted)),
    head: head(),
    numberHead: head().setAlign(FormatAlign.Right),
    prose: top().setTextWrap(),
    text: top().setTextWrap(),
    groupHead: base().setBold(),
    link: base().setHyperlink(),
    number({ numberFormat, isName }) {
      const key = `${String(isName)} ${numberFormat}`;
      const align = isName ? FormatAlign.Left : FormatAlign.Right;
      const format = numbers.get(key) ?? top().setNumFormat(numberFormat).setAlign(align);
      numbers.set(key, format);
      return format;
    },
  };
}
