/** Signing in. */
export const session = {
  signIn: 'Sign in',
  signingIn: 'Signing in …',
  signInAgain: 'Sign in again',
  endedStays: 'Your session has ended. The page stays as it is.',
  clientId: 'Client id',
  user: 'User',
  password: 'Password',
  lead: 'Business-research reports to read, and the API requests behind them.',
  demo: 'This is the demo: its credentials are filled in, its companies are fictional and its figures synthetic.',
  staying:
    'You stay signed in on this browser until you sign out or have not used it for some time.',
  forPrograms: 'For programs:',
  theApi: 'the API',
  with: (provider: string) => `Sign in with ${provider}`,
  withCompany: "Sign in with your company's account",
  ended: 'Your session has ended. Sign in again to go on with this page.',
  notSignedOut:
    'The service cannot be reached, so this browser is still signed in. Reload the page to try again.',
  faults: {
    unreachable: 'The service cannot be reached. Check your connection and try again.',
    noMatch: 'No client, user and password match. Check all three and try again.',
    tooMany: (seconds: string) => `Too many attempts failed. Try again in ${seconds} seconds.`,
    answered: (status: number) => `The service answered ${String(status)}. Try again later.`,
    away: 'Your company’s sign-in cannot be reached now. Try again later, or sign in with a password.',
    refused: 'Your company’s sign-in was not accepted. Try again.',
    noRights:
      'You are signed in to your company’s account, but it has no access here. Ask your administrator.',
    insecure: 'This address is not encrypted, so nobody can sign in with a company’s account here.',
    tooManyMinute: 'Too many attempts failed. Try again in a minute.',
  },
};
