import type { Command } from 'commander';
import { profilesCommand } from './list.js';
import { loginCommand } from './login.js';
import { logoutCommand } from './logout.js';

/** Commands for the saved logins to services. */
export function profileCommands(): Command[] {
  return [loginCommand(), logoutCommand(), profilesCommand()];
}
