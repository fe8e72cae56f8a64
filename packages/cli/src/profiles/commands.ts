import type { Command } from 'commander';
import { profilesCommand } from './list.js';
import { loginCommand } from './login.js';
import { logoutCommand } from './logout.js';

/** Which services one is known to. */
export function profileCommands(): Command[] {
  return [loginCommand(), logoutCommand(), profilesCommand()];
}
