import { Command } from 'commander';
import { formatExamples } from '../terminal/examples.js';
import { formatTable } from '../terminal/table.js';
import { describeProfile } from './login.js';
import { readProfiles, type Profiles } from './profile-file.js';

export function profilesCommand(): Command {
  return new Command('profiles')
    .description('List the services you are logged in to. Secrets are not shown.')
    .option('--json', 'print JSON')
    .option('--names', 'print the names only, a line each')
    .addHelpText('after', formatExamples('profiles', 'profiles --json'))
    .action(async ({ json = false, names = false }: { json?: boolean; names?: boolean }) => {
      const profiles = await readProfiles();
      if (names)
        process.stdout.write(
          Object.keys(profiles)
            .map((name) => `${name}\n`)
            .join(''),
        );
      else process.stdout.write(json ? formatJson(profiles) : format(profiles));
    });
}

function format(profiles: Profiles): string {
  const entries = Object.entries(profiles);
  if (entries.length === 0) {
    process.stderr.write('You are not logged in anywhere; "broadsheet login URL" does it.\n');
    return '';
  }
  return formatTable([
    ['PROFILE', 'SERVICE', 'AS'],
    ...entries.map(([name, profile]) => [name, profile.url, describeProfile(profile)]),
  ]);
}

function formatJson(profiles: Profiles): string {
  const rows = Object.entries(profiles).map(([name, profile]) => ({
    Profile: name,
    Url: profile.url,
    ...('token' in profile ? {} : { ClientId: profile.clientId, Username: profile.username }),
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}
