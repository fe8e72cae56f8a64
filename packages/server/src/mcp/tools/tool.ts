import type { Static, TObject } from 'typebox';
import type { Reader } from '../reading/reader.js';

interface ToolAnswer<Structured> {
  structured: Structured;
  /** Base64 of a PNG, where a picture was asked for. */
  picture?: string;
}

/** Something a model can ask for. */
export interface Tool {
  name: string;
  title: string;
  /** Written for the model that decides which tool to call, and with what. */
  description: string;
  input: TObject;
  output: TObject;
  /** The input has been checked against its schema. */
  run(reader: Reader, input: unknown): Promise<ToolAnswer<object>>;
}

interface Definition<Input extends TObject, Output extends TObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  run(reader: Reader, input: Static<Input>): Promise<ToolAnswer<Static<Output>>>;
}

/** Checks that what a tool returns is what its schema says, and forgets the types. */
export function defineTool<Input extends TObject, Output extends TObject>(
  definition: Definition<Input, Output>,
): Tool {
  return {
    ...definition,
    run: (reader, input) => definition.run(reader, input as Static<Input>),
  };
}

/** What is not known is refused, with the nearest name that is. */
export const closed = { additionalProperties: false } as const;
