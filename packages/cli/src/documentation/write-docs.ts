import { writeFileSync } from 'node:fs';
import { buildProgram } from '../program.js';
import { serveOptions } from '../settings.js';
import { buildCommandDocs, buildSettingsDocs } from './command-docs.js';

const docs = new URL('../../../../docs/', import.meta.url);
writeFileSync(new URL('commands.md', docs), buildCommandDocs(await buildProgram()));
writeFileSync(new URL('settings.md', docs), buildSettingsDocs(serveOptions()));
