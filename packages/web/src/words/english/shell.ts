/** The frame of every page. */
export const shell = {
  skip: 'Skip to the page',
  tools: 'Tools',
  api: 'API',
  signOut: 'Sign out',
  colours: 'Colours',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
  notFound: 'Not found',
  noPage: 'There is no page here',
  checkAddress: 'Check the address: it may have been cut short.',
  report: 'Report',
  account: 'Account',
  signedInAs: 'Signed in as ',
  userOf: (user: string, client: string) => `${user} of ${client}`,
  signOutEverywhere: 'Sign out in every browser',
  notKept: 'This address is not encrypted: you are signed in until you close or reload this page.',
  mayRead: 'May read',
  publishing: 'Publishing',
  administration: 'Administration',
  notAllowed: 'Your client may not do this',
  needsRight: {
    publish:
      'It needs the right to publish reports. If you need it, ask the person who gave you your client id.',
    administer:
      'It needs the right to administer clients. If you need it, ask the person who gave you your client id.',
  },
  rights: {
    read: 'Reads',
    publish: 'Publishes and reads',
    administer: 'Administers, publishes and reads',
    audit: 'Looks at clients, usage and the audit log',
  },
  noRights: 'May not read any report.',
  allReports: 'all reports',
  /** In the masthead, beside the name. */
  someFamilies: (count: number) => `${String(count)} families of reports`,
  mayReadNothing: 'no reports',
  /** `Reads industry reports of Australia in English.` */
  right: ({ verb, what, countries, languages }: RightParts) =>
    `${verb} ${what}${countries === '' ? '' : ` of ${countries}`}${languages === '' ? '' : ` in ${languages}`}.`,
  audits: (verb: string) => `${verb}.`,
};

interface RightParts {
  verb: string;
  what: string;
  /** Empty for all. */
  countries: string;
  languages: string;
}
