/** Where each report has its page. */

export function industryPath(country: string, code: string, language: string): string {
  return `/explore/industry/${[country, code, language].map(encodeURIComponent).join('/')}`;
}

export function companyPath(entityId: number | string, language: string): string {
  return `/explore/company/${encodeURIComponent(entityId)}/${encodeURIComponent(language)}`;
}

/** `industry/AU/1214/English` and `company/1001/English`, as search and the change feed write them. */
export function pathOfKey(key: string): string {
  return `/explore/${key.split('/').map(encodeURIComponent).join('/')}`;
}

export function browsePath(country: string): string {
  return `/explore/browse/${encodeURIComponent(country)}`;
}

export function companiesPath(): string {
  return '/explore/companies';
}
