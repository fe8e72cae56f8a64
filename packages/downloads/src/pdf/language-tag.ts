/** Languages by their English names, as in BCP 47. */
const tags = new Map([
  ['arabic', 'ar'],
  ['chinese', 'zh'],
  ['simplified chinese', 'zh'],
  ['traditional chinese', 'zh'],
  ['danish', 'da'],
  ['dutch', 'nl'],
  ['english', 'en'],
  ['finnish', 'fi'],
  ['french', 'fr'],
  ['german', 'de'],
  ['greek', 'el'],
  ['hebrew', 'he'],
  ['indonesian', 'id'],
  ['italian', 'it'],
  ['japanese', 'ja'],
  ['korean', 'ko'],
  ['norwegian', 'no'],
  ['polish', 'pl'],
  ['portuguese', 'pt'],
  ['russian', 'ru'],
  ['spanish', 'es'],
  ['swedish', 'sv'],
  ['turkish', 'tr'],
  ['ukrainian', 'uk'],
  ['vietnamese', 'vi'],
]);

/** `und` is the tag of an undetermined language. */
export const languageTag = (language: string): string => tags.get(language.toLowerCase()) ?? 'und';
