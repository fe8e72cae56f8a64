import type { Static, TObject } from 'typebox';
import type { Reader } from '../reading/reader.js';

interface ToolAnswer<Structured> {
  structured: Structured;
  /** Base64 of a PNG, if an image was requested. */
  picture?: string;
}

/** A tool that a model can call. */
export interface Tool {
  name: string;
  title: string;
  /** Written for the model, which decides which tool to call and with which input. */
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

/** Type-checks a tool's `run` against its schemas, then drops the types. */
export function defineTool<Input extends TObject, Output extends TObject>(
  definition: Definition<Input, Output>,
): Tool {
  return {
    ...definition,
    run: (reader, input) => definition.run(reader, input as Static<Input>),
  };
}

/** Refuses unknown fields, and suggests the nearest known name. */
