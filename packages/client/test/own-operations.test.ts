import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { parse } from 'yaml';
import { gadget } from '../../../test/made-up-family/definition.js';
import { withGadgets } from '../../../test/made-up-family/family.js';
import { Broadsheet, NotOfferedError } from '../src/index.js';
import { credentials, startBroadsheet, type BroadsheetService } from './broadsheet-service.js';

let service: BroadsheetService;
let client: Broadsheet;

beforeAll(async () => {
  service = await startBroadsheet(withGadgets);
  client = new Broadsheet({ baseUrl: service.baseUrl, credentials });
  const file = new URL('../../../test/made-up-family/documents/spanner.yaml', import.meta.url);
  const document = parse(await readFile(file, 'utf8')) as object;
  await client.publishing.publish('gadget/AU/VIC/77/English', document);
});
afterAll(() => service.stop());

test('an operation that only one family has is called by its name', async () => {
  const answer = await client.family('gadget').call('count', { Country: 'AU' });
  expectTypeOf(answer).toEqualTypeOf<Record<string, unknown> | undefined>();
  expect(answer).toEqual({ Gadgets: 1, Names: ['Left-handed spanner'] });
});

test('an invalid body is refused with the reason, and so is an operation that does not exist', async () => {
  const gadgets = client.family('gadget');
  await expect(gadgets.call('count', { Country: 'Australia' })).rejects.toThrow('Country');
  await expect(gadgets.call('weigh', {})).rejects.toThrow(NotOfferedError);
});

test('the types of a family that is shipped would name its operations', async () => {
  const generator = new URL('../generate/family-file.js', import.meta.url).href;
  const { familyFile } = (await import(generator)) as { familyFile(family: object): string };
  const file = familyFile(gadget);
  expect(file).toContain("import type { OwnOperations } from '../own-operations.js';");
  expect(file).toMatch(
    /count: \{ body: \{[^]*"Country": string;[^]*answer: \{[^]*"Gadgets": number/,
  );
  expect(file).toContain('OwnOperations<GadgetOperations>');
});
