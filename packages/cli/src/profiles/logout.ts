import { Command } from 'commander';
import { profileOption } from '../connection.js';
import { formatExamples } from '../terminal/examples.js';
import { UserError } from '../user-error.js';
import { defaultProfile, readProfiles, saveProfile } from './profile-file.js';

export function logoutCommand(): Command {
  return new Command('logout')
    .description('Forget the credentials that "broadsheet login" kept.')
    .addOption(profileOption(`the profile to forget (default: ${defaultProfile})`))
    .addHelpText('after', formatExamples('logout', 'logout --profile staging'))
    .action(logout);
}

async function logout({ profile: name = defaultProfile }: { profile?: string }): Promise<void> {
  const profile = new Map(Object.entries(await readProfiles())).get(name);
  if (!profile) throw new UserError(`There is no profile ${JSON.stringify(name)} to forget.`);
  await saveProfile(name, undefined);
  process.stderr.write(`Forgot the profile ${name}, for ${profile.url}.\n`);
}
