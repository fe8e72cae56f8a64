import type { DrawnText } from '../../../family.js';
import type { Headlines } from '../../document-words.js';
import type { ValidDocument } from '../../document.js';
import { listMarkdown } from '../../written-texts.js';
import type { FigureSubject } from './quote.js';

export interface QuotingText extends DrawnText {
  subject: FigureSubject;
}

/** Texts on companies, drivers and forces also have figures of these. */
const aboutIndustry = /^\/(?:About|Analysis)\/(?!Companies$|ExternalDrivers$)/;

/** Japanese texts also have wide digits. */
const anyDigit = /[\d０-９]/;
const swotLists = ['Strengths', 'Weaknesses', 'Opportunities', 'Threats'] as const;

/** Every text of a document that may quote its figures; those without a digit are left out. */
export function listQuotingTexts(document: ValidDocument): QuotingText[] {
  const { KeyTakeaways, KeySuccessFactors, SWOT, Regulation, Questions, Glossary } = document;
  const { Headlines: headlines = {} }: { Headlines?: Headlines } = document;
  const texts: QuotingText[] = [];
  const add = (text: string | undefined, pointer: string, subject: FigureSubject) => {
    if (text !== undefined && anyDigit.test(text)) texts.push({ text, pointer, subject });
  };
  KeyTakeaways?.forEach((text, index) => {
    add(text, `/KeyTakeaways/${String(index)}`, 'industry');
  });
  for (const { text, pointer } of listMarkdown(document)) {
    add(text, pointer, aboutIndustry.test(pointer) ? 'industry' : 'named');
  }
  for (const [name, text] of Object.entries(headlines)) {
    add(text, `/Headlines/${name}`, 'industry');
  }
  const addRows = <Field extends string>(
    rows: readonly Partial<Record<Field, string>>[] | undefined,
    pointer: string,
    [field, subject]: [Field, FigureSubject],
  ) => {
    rows?.forEach((row, index) => {
      const text = row[field];
      // Most have no digit, and need no pointer.
      if (text !== undefined && anyDigit.test(text)) {
        texts.push({ text, pointer: `${pointer}/${String(index)}/${field}`, subject });
      }
    });
  };
  for (const list of swotLists) {
    addRows(SWOT?.[list], `/SWOT/${list}`, ['Point', 'industry']);
    addRows(SWOT?.[list], `/SWOT/${list}`, ['Detail', 'industry']);
  }
  addRows(KeySuccessFactors, '/KeySuccessFactors', ['Factor', 'industry']);
  addRows(KeySuccessFactors, '/KeySuccessFactors', ['Detail', 'industry']);
  // A question is about the business that is asked.
  addRows(Questions, '/Questions', ['Question', 'named']);
  addRows(Questions, '/Questions', ['Background', 'industry']);
  // Rules and explanations also name thresholds, such as the turnover from which a tax is due.
  addRows(Regulation?.Rules, '/Regulation/Rules', ['Detail', 'dated']);
  addRows(Glossary, '/Glossary', ['Definition', 'dated']);
  return texts;
}
