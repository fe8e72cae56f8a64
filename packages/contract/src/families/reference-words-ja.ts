/** Japanese words for the fields by which one report names another. */
export const referenceWordsJapanese = {
  Family: '種類',
  Country: '国',
  Region: '地域コード',
  Code: 'コード',
  EntityId: '企業番号',
} as const;
