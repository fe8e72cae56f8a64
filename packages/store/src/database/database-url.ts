export class BadDatabaseUrlError extends Error {
  constructor(url: string) {
    super(
      `DATABASE_URL is ${JSON.stringify(withoutPassword(url))}; it must be sqlite:PATH, sqlite::memory: or postgres://USER:PASSWORD@HOST/NAME`,
    );
  }
}

export function withoutPassword(url: string): string {
  return url.replace(/^([a-z]+:\/\/[^:/@]*):[^@]*@/i, '$1:***@');
}
