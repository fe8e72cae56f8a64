import type { SectionResult, SectionToken } from '@broadsheet/client';
import { company, companySectionTokens, type ReportKey } from '@broadsheet/contract';
import { buildSectionView } from '@broadsheet/view';
import { Command } from 'commander';
import { noSuchReport } from '../../reading/no-such-report.js';
import {
  entityIdArgument,
  languageOption,
  sectionsOption,
} from '../../reading/report-arguments.js';
import { formatSectionViews } from '../../reading/section-text.js';
import {
  addServiceOptions,
  formatJson,
  withService,
  type ReadingOptions,
} from '../../reading/with-service.js';
import { formatExamples } from '../../terminal/examples.js';
import { createPaint } from '../../terminal/paint.js';

interface CompanyOptions extends ReadingOptions {
  language: string;
  sections?: SectionToken[];
}

export function companyCommand(): Command {
  return addServiceOptions(
    new Command('company')
      .description('Show sections of a company report; all of them where none is named.')
      .addArgument(entityIdArgument())
      .addOption(sectionsOption(companySectionTokens))
      .addOption(languageOption())
      .option('--json', 'print JSON'),
  )
    .addHelpText(
      'after',
      formatExamples(
        'company 1001 --sections title,abn,financials',
        'company 1001 | less',
        "company 1001 --sections financials --json | jq '.Sections.financials.Body'",
      ),
    )
    .action(showCompany);
}

async function showCompany(entityId: number, options: CompanyOptions): Promise<void> {
  const { language, json = false, sections = companySectionTokens } = options;
  const results = await withService(options, async ({ client }) => {
    const found = await client.company.sections({ entityId, language, sections });
    if (found) return found;
    throw await noSuchReport(client, keyOf(entityId, language));
  });
  const entries = Object.entries(results) as [SectionToken, SectionResult<unknown>][];
  if (json) {
    process.stdout.write(formatJson(companyJson(entityId, language, entries)));
    return;
  }
  // A terminal of unknown width reports 0.
  const width = Math.min(process.stdout.columns || 100, 100);
  const views = entries.flatMap(([token, { body }]) => {
    const { label, body: form } = company.sections[token];
    const { words } = company;
    return body ? [buildSectionView({ label, body: form, words }, { body, language })] : [];
  });
  process.stdout.write(formatSectionViews(views, { paint: createPaint(process.stdout), width }));
  // Lists missing sections only if the user asked for certain sections, not for the whole report.
  const without = entries.filter(([, { status }]) => status === 404).map(([token]) => token);
  if (options.sections && without.length > 0) {
    process.stderr.write(`The report has nothing under: ${without.join(', ')}.\n`);
  }
}

const keyOf = (entityId: number, language: string): ReportKey => ({
  family: company.name,
  country: company.key.onlyCountry,
  code: String(entityId),
  language,
});

function companyJson(
  entityId: number,
  language: string,
  entries: [SectionToken, SectionResult<unknown>][],
) {
  return {
    EntityId: entityId,
    Language: language,
    Sections: Object.fromEntries(
      entries.map(([token, { status, body }]) => [token, { StatusCode: status, Body: body }]),
    ),
  };
}
