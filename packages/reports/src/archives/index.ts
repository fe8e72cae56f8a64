/** Reads ZIP archives within limits. */
export { ArchiveError, openArchive, type Archive } from './open-archive.js';
