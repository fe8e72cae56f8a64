const codes =
  'en ja zh zh-Hans zh-Hant ko vi th id ms tl hi bn ta ur ar he fa tr el it es pt fr de nl da nb sv fi pl cs hu ro uk ru mi sm to';

let tags: ReadonlyMap<string, string> | undefined;

/**
 * The language tag, for screen readers, of a language's English name; empty ("unknown") if none
 * fits.
 */
export function languageTag(language: string): string {
  const name = language.toLowerCase();
  // Most reports are English: avoids the browser's name tables, which it reads from disk.
  if (name === 'english') return 'en';
  tags ??= nameTags();
  return tags.get(name) ?? '';
}

function nameTags(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return new Map(codes.split(' ').map((code) => [names.of(code)?.toLowerCase() ?? code, code]));
}
