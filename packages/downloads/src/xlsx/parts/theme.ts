import { drawingNamespace } from './namespaces.js';

/** Spreadsheets draw the series of charts in the accents, in this order. */
const colors = {
  dk1: '000000',
  lt1: 'FFFFFF',
  dk2: '1F497D',
  lt2: 'EEECE1',
  accent1: '4F81BD',
  accent2: 'C0504D',
  accent3: '9BBB59',
  accent4: '8064A2',
  accent5: '4BACC6',
  accent6: 'F79646',
  hlink: '0000FF',
  folHlink: '800080',
};

const named = Object.entries(colors).map(
  ([name, color]) => `<a:${name}><a:srgbClr val="${color}"/></a:${name}>`,
);
const font = (name: string) =>
  `<a:latin typeface="${name}"/><a:ea typeface=""/><a:cs typeface=""/>`;
/** The schema wants three of each kind of format. */
const three = (xml: string) => xml.repeat(3);
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';

/** The colours and fonts of Office, which every workbook names. */
export const theme =
  `<a:theme xmlns:a="${drawingNamespace}" name="Office"><a:themeElements>` +
  `<a:clrScheme name="Office">${named.join('')}</a:clrScheme>` +
  `<a:fontScheme name="Office"><a:majorFont>${font('Cambria')}</a:majorFont>` +
  `<a:minorFont>${font('Calibri')}</a:minorFont></a:fontScheme>` +
  `<a:fmtScheme name="Office"><a:fillStyleLst>${three(fill)}</a:fillStyleLst>` +
  `<a:lnStyleLst>${three(`<a:ln w="9525">${fill}</a:ln>`)}</a:lnStyleLst>` +
  `<a:effectStyleLst>${three('<a:effectStyle><a:effectLst/></a:effectStyle>')}</a:effectStyleLst>` +
  `<a:bgFillStyleLst>${three(fill)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
