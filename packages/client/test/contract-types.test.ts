import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as contract from '@broadsheet/contract';
import { expect, expectTypeOf, test } from 'vitest';
import {
  imageNames,
  sectionTokens,
  type ImageName,
  type SectionBodies,
  type SectionToken,
} from '../src/index.js';

type ContractBodies = {
  [Token in contract.CompanySectionToken]: contract.CompanySectionBody<Token>;
};

test('the generated files are what the contract says now', async () => {
  const script = fileURLToPath(new URL('../generate/contract-types.js', import.meta.url));
  const run = promisify(execFile)(process.execPath, [script, '--check']);
  await expect(run).resolves.toMatchObject({ stderr: '' });
});

test('names, tokens and bodies are those of the contract, as values and as types', () => {
  expect(imageNames).toEqual(contract.industryChartNames);
  expect(sectionTokens).toEqual(contract.companySectionTokens);
  expectTypeOf<ImageName>().toEqualTypeOf<contract.IndustryChartName>();
  expectTypeOf<SectionToken>().toEqualTypeOf<contract.CompanySectionToken>();
  // In both directions: read-only fields there are only an accident of how schemas are written.
  expectTypeOf<SectionBodies>().toExtend<ContractBodies>();
  expectTypeOf<ContractBodies>().toExtend<SectionBodies>();
});
