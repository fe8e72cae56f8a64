/** The fact that says that all reports are in the index. */
export const indexedFact = 'search-index';

/**
 * Raise it when tokens are made differently, with a migration that empties `report_indexed`: every
 * store is then indexed again.
 */
export const indexVersion = '1';
