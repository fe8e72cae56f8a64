/** An error of the YAML parser. */
export interface YamlError {
  code: string;
  message: string;
  offset: number;
}

/** The message for the author of a text, and its position. */
export interface YamlExplanation {
  offset: number;
  message: string;
}

/** A line of the text around an error. */
export interface ErrorLine {
  text: string;
  /** Where the line begins. */
  start: number;
  line: string;
  error: YamlError;
}

/** Undefined if the rule does not apply. */
export type Rule = (at: ErrorLine) => YamlExplanation | undefined;

export const here = ({ error: { offset } }: ErrorLine, message: string): YamlExplanation => ({
  offset,
  message,
});

export const isWrongColumn = ({ message }: YamlError) =>
  /same column|Sequence item without/.test(message);

/** A name without a value, or a line that is neither. */
export const isNoValue = ({ code, message }: YamlError) =>
  code === 'MULTILINE_IMPLICIT_KEY' || message.startsWith('Implicit map keys need');
