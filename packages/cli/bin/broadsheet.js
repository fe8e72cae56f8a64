#!/usr/bin/env node
import { createRequire } from 'node:module';
import { argv } from 'node:process';

// Modules load a good deal faster all at once than one by one, and a service should answer within
// a second of its start.
if (argv[2] === 'serve') createRequire(import.meta.url)('../dist/serve-command.js');
await import('../dist/main.js');
