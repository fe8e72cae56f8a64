// The browser reads its lists of names from disk for it: not before they are needed.
let names: Intl.DisplayNames | undefined;

export function countryName(code: string): string {
  try {
    names ??= new Intl.DisplayNames('en', { type: 'region' });
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
