import { printParseErrorCode, visit } from 'jsonc-parser';
import { deepest } from './count-names.js';

/** An error at a position of a JSON text. */
export interface JsonFault {
  offset: number;
  message: string;
}

/**
 * Scans a JSON text (RFC 8259) for what `JSON.parse` does not report: duplicate names, and where
 * exactly the text stops being JSON. Only the last of these ends the scan.
 */
export function scanJson(text: string): JsonFault[] {
  const faults: JsonFault[] = [];
  const open: Container[] = [];
  const fail = (offset: number, reason: string): never => {
    const ends = offset >= text.length ? ': the text ends here' : '';
    throw new ScanFault({ offset, message: `This is not JSON. ${reason}${ends}.` });
  };
  const enter = (container: Container, offset: number) => {
    if (open.length > deepest) fail(offset, 'This is nested deeper than any report document');
    open.push(container);
  };
  const leave = () => {
    open.pop();
  };
  try {
    visit(
      text,
      {
        onObjectBegin(offset) {
          enter({ closing: '}', names: new Set(), expectsName: true }, offset);
        },
        onArrayBegin(offset) {
          enter({ closing: ']', names: new Set(), expectsName: false }, offset);
        },
        onObjectEnd: leave,
        onArrayEnd: leave,
        onObjectProperty(name, offset) {
          const names = open.at(-1)?.names;
          if (names?.has(name)) {
            faults.push({ offset, message: `"${name}" is given twice here; keep one of them.` });
          }
          names?.add(name);
        },
        onSeparator(character) {
          const container = open.at(-1);
          if (container) container.expectsName = character === ',' && container.closing === '}';
        },
        onError(code, offset) {
          fail(
            offset,
            explain({ name: printParseErrorCode(code), offset, text, container: open.at(-1) }),
          );
        },
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (!(error instanceof ScanFault)) throw error;
    faults.push(error.fault);
  }
  return faults;
}

/** An object or array whose end has not been reached. */
interface Container {
  closing: '}' | ']';
  names: Set<string>;
  /** Whether a name must come next, rather than a value. */
  expectsName: boolean;
}

class ScanFault extends Error {
  readonly fault: JsonFault;

  constructor(fault: JsonFault) {
    super(fault.message);
    this.fault = fault;
  }
}

interface Failure {
  /** The parser's name for it. */
  name: string;
  offset: number;
  text: string;
  container: Container | undefined;
}

const noValue = 'A value is missing here: text in double quotes, a number, { or [';
const noName = 'A name in double quotes is missing here';
const badText = 'This text holds a control character or a backslash that begins no escape';

const reasons: Partial<Record<string, string>> = {
  ColonExpected: 'A colon is missing after the name',
  EndOfFileExpected: 'There is more after the end of the document',
  UnexpectedEndOfString: 'A quotation mark is missing at the end of this text',
  UnexpectedEndOfNumber: 'A digit is missing at the end of this number',
  InvalidUnicode: badText,
  InvalidEscapeCharacter: badText,
  InvalidCharacter: badText,
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
};

const missingComma = new Set(['CommaExpected', 'CloseBraceExpected', 'CloseBracketExpected']);

/** Describes the author's mistake rather than the parser's state. */
function explain({ name, offset, text, container }: Failure): string {
  const reason = reasons[name];
  if (reason !== undefined) return reason;
  if (!container) return noValue;
  const { closing, expectsName } = container;
  if (text[offset] === closing) return 'There must be no comma after the last entry';
  if (missingComma.has(name)) {
    return /\d\d/.test(text.slice(offset - 1, offset + 1))
      ? 'A number does not begin with 0; a code is text in double quotes'
      : `A comma or ${closing} is missing here`;
  }
  return expectsName ? noName : noValue;
}
