/** What a report's language is where a call does not say. */
export const defaultLanguage = 'English';
