import { Command } from 'commander';
import { parseEdition } from '../publishing/report-key-argument.js';
import { addTargetOptions } from '../publishing/targets/target-options.js';
import { yesOption } from '../terminal/confirm.js';
import { formatExamples } from '../terminal/examples.js';
import { addClassification } from './add.js';
import { linkClassifications } from './link.js';
import {
  listClassifications,
  listEditions,
  rollBackClassification,
  withdrawClassification,
} from './list.js';
import { parseConcordance, parseName, parseVersion } from './parse-name.js';

const restoring = 'publish it even if it is withdrawn, which brings it back';
const named = 'a classification, such as ANZSIC-2006, or a concordance, such as ANZSIC-2006/ISIC-4';

/** `broadsheet classifications …`: classifications and concordances, here or in a running service. */
export function classificationsCommand(): Command {
  const commands = [
    addCommand(),
    new Command('link')
      .description(
        'Publish a concordance of two classifications that share their codes, as UKSIC-2007 and NACE-2 do: every code that both have is an exact link.',
      )
      .argument('<from>', 'a published classification', parseVersion)
      .argument('<to>', 'the other classification', parseVersion)
      .option('--restore', restoring)
      .addHelpText('after', formatExamples('classifications link UKSIC-2007 NACE-2'))
      .action(linkClassifications),
    new Command('list')
      .description('List classifications and concordances, with how many codes or links they have.')
      .addHelpText('after', formatExamples('classifications list'))
      .action(listClassifications),
    new Command('editions')
      .description('List the editions of a classification or concordance.')
      .argument('<name>', named, parseName)
      .addHelpText('after', formatExamples('classifications editions ANZSIC-2006'))
      .action(listEditions),
    new Command('rollback')
      .description('Make a new edition with the content of an old one, also after a withdrawal.')
      .argument('<name>', named, parseName)
      .argument('<edition>', 'number of the old edition', parseEdition)
      .addHelpText('after', formatExamples('classifications rollback ANZSIC-2006 1'))
      .action(rollBackClassification),
    new Command('withdraw')
      .description('Take a classification or concordance away from readers; its editions are kept.')
      .argument('<name>', named, parseName)
      .addOption(yesOption())
      .addHelpText(
        'after',
        formatExamples(
          'classifications withdraw ANZSIC-2006/ISIC-4',
          'classifications withdraw ACME-1 --to https://reports.example.com --yes',
        ),
      )
      .action(withdrawClassification),
  ];
  const parent = new Command('classifications').description(
    'Classifications of industries, and the concordances between them.',
  );
  for (const command of commands) parent.addCommand(addTargetOptions(command));
  return parent;
}

function addCommand(): Command {
  return new Command('add')
    .description(
      'Publish a classification from the file of its office, or a concordance between two. Running services use it at once.',
    )
    .argument('<file>', 'CSV or text in UTF-8, a workbook (.xlsx), or a document (.json)')
    .option(
      '--system <version>',
      'the classification in the file, such as ANZSIC-2006',
      parseVersion,
    )
    .option(
      '--concordance <from/to>',
      'the two classifications that the file connects, such as NACE-2/ISIC-4',
      parseConcordance,
    )
    .option('--title <text>', 'title of a system of your own')
    .option('--source <text>', 'where the file is from; not needed for official systems')
    .option('--licence <text>', 'under which licence it is used; not needed for official systems')
    .option('--extract', 'the file has only a part: do not check the official counts')
    .option('--dry-run', 'only check, and report what would change')
    .option('--restore', restoring)
    .addHelpText(
      'after',
      formatExamples(
        'classifications add anzsic_2006.csv --system ANZSIC-2006',
        'classifications add NACE2_ISIC4.txt --concordance NACE-2/ISIC-4',
        'classifications add anzsic_2006.csv --system ANZSIC-2006 --to https://reports.example.com',
        'classifications add ours.csv --system ACME-1 --title "Segments of Acme" --source Acme --licence own',
      ),
    )
    .action(addClassification);
}
