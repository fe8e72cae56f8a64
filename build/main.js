/**
 * Builds what runs: JavaScript of each package, the bundle of the command, the pages of the explorer. Only
 * what changed since the last build, and types are not looked at: `npm run check` does.
 */
import { buildWhatChanged } from './build-what-changed.js';

await buildWhatChanged();
