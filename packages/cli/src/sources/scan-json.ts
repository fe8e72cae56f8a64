import { deepest } from './count-names.js';

/** An error at a position of a JSON text. */
export interface JsonFault {
  offset: number;
  message: string;
}

/** Called for every value, outer values first: the steps to it, and its offset. */
export type VisitValue = (steps: readonly string[], offset: number) => void;

/**
 * Scans a JSON text (RFC 8259) for what `JSON.parse` does not report: positions of values,
 * duplicate names, and where exactly the text stops being JSON. Only the last of these ends the
 * scan.
 */
export function scanJson(text: string, visit: VisitValue = () => undefined): JsonFault[] {
  const faults: JsonFault[] = [];
  const scanner = createScanner(text);
  const steps: string[] = [];

  const scanValue = () => {
    const offset = scanner.offset();
    if (steps.length > deepest) scanner.fail('This is nested deeper than any report document');
    visit(steps, offset);
    if (scanner.take('{')) scanMembers();
    else if (scanner.take('[')) scanItems();
    else scanner.scalar();
  };

  const scanMembers = () => {
    const names = new Set<string>();
    if (scanner.take('}')) return;
    do {
      const offset = scanner.offset();
      const name = scanner.name();
      if (names.has(name)) {
        faults.push({ offset, message: `"${name}" is given twice here; keep one of them.` });
      }
      names.add(name);
      if (!scanner.take(':')) scanner.fail('A colon is missing after the name');
      steps.push(name);
      scanValue();
      steps.pop();
    } while (scanner.comma('}'));
  };

  const scanItems = () => {
    if (scanner.take(']')) return;
    let index = 0;
    do {
      steps.push(String(index));
      scanValue();
      steps.pop();
      index += 1;
    } while (scanner.comma(']'));
  };

  try {
    scanValue();
    scanner.end();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    faults.push(error.fault);
  }
  return faults;
}

class Stop extends Error {
  readonly fault: JsonFault;

  constructor(fault: JsonFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** The tokens of a JSON text, one after the other; skips white space. */
function createScanner(text: string) {
  let at = 0;
  const skipSpace = () => {
    at += match(/[\t\n\r ]*/y).length;
  };
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
  };
  const fail = (reason: string): never => {
    const ends = at >= text.length ? ': the text ends here' : '';
    throw new Stop({ offset: at, message: `This is not JSON. ${reason}${ends}.` });
  };
  const take = (character: string): boolean => {
    if (text[at] !== character) return false;
    at += 1;
    skipSpace();
    return true;
  };
  const string = (): string => {
    const token = match(/"(?:[^"\\\n]|\\.)*"/y);
    if (token === '') fail('A quotation mark is missing at the end of this text');
    try {
      const value = JSON.parse(token) as string;
      at += token.length;
      skipSpace();
      return value;
    } catch {
      return fail('This text holds a control character or a backslash that begins no escape');
    }
  };
  skipSpace();
  return {
    offset: () => at,
    fail,
    take,
    name: () => (text[at] === '"' ? string() : fail('A name in double quotes is missing here')),
    scalar() {
      if (text[at] === '"') {
        string();
        return;
      }
      const token = match(
        /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y,
      );
      if (token === '') fail('A value is missing here: text in double quotes, a number, { or [');
      at += token.length;
      skipSpace();
    },
    /** Whether another entry follows; false at the end of the list. */
    comma(closing: '}' | ']'): boolean {
      if (take(closing)) return false;
      if (!take(',')) fail(`A comma or ${closing} is missing here`);
      if (text[at] === closing) fail('There must be no comma after the last entry');
      return true;
    },
    end() {
      if (at < text.length) fail('There is more after the end of the document');
    },
  };
}
