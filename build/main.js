/**
 * Builds everything that runs: the JavaScript of each package, the bundle of the command, the pages
 * of the explorer. Builds only what changed since the last build, and does not check types: `npm
 * run check` does.
 */
import { buildWhatChanged } from './build-what-changed.js';

await buildWhatChanged();
