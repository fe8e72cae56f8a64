import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder of this user's settings, by the conventions of each platform. */
export function configFolder(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
  home = homedir(),
): string {
  const { XDG_CONFIG_HOME, APPDATA } = env;
  // The XDG base directories must be absolute; a relative one is to be ignored.
  if (XDG_CONFIG_HOME?.startsWith('/')) return join(XDG_CONFIG_HOME, 'broadsheet');
  if (platform === 'win32') return join(APPDATA ?? join(home, 'AppData', 'Roaming'), 'broadsheet');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'broadsheet');
  return join(home, '.config', 'broadsheet');
}
