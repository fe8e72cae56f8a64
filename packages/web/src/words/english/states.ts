/** Shown instead of a page or a part of it. */
export const states = {
  loading: (what: string) => `Loading ${what} …`,
  tryAgain: 'Try again',
  request: 'Request',
  notEntitled: 'Not part of your subscription',
  askForAccess: 'If you need it, ask the person who gave you your client id.',
  unreachable: 'The service cannot be reached',
  unreachableText:
    'There is a connection, but no answer. The page tries again by itself from time to time.',
  offline: 'You seem to be offline',
  offlineText:
    'The service cannot be reached. The page goes on by itself when the connection is back.',
  tooMany: 'Too many requests',
  tooManyText: (wait: string) => `Your client has used up its limit. Try again in ${wait}.`,
  failed: 'This could not be shown',
  failedText: 'Something went wrong. Trying again may help.',
  /** `45 seconds`, `1 hour`. */
  wait: (count: number, unit: 'hour' | 'minute' | 'second') =>
    `${String(count)} ${unit}${count === 1 ? '' : 's'}`,
  seeReports: 'See which reports there are',
  orType: ', or type ',
  toSearch: ' to search for one.',
  /** Links to the other languages follow, then `inLanguagesEnd`. */
  notInLanguage: (language: string) => `It is not published in ${language}, but in `,
  notInLanguageEnd: '.',
  scrolls: (label: string) => `${label}, scrolls sideways`,
  the: {
    report: 'the report',
    reports: 'the reports',
    company: 'the company',
    list: 'the list',
    classifications: 'the classifications',
    codes: 'the codes',
    codesOfReport: 'the codes of the report',
    moved: 'what moved',
    movements: 'the movements',
    comparison: 'the comparison',
    publishing: 'the publishing pages',
    administration: 'the administration pages',
  },
};
