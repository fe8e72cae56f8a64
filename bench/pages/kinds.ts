/** A kind of page, and one of its addresses in the demo. */
export interface PageKind {
  name: string;
  path: string;
}

const companies = [1001, 1002, 1003, 1004, 1005, 1006];

export const comparison: PageKind = {
  name: 'comparison of six companies',
  path: `/explore/compare?${companies.map((id) => `report=company/${String(id)}/English`).join('&')}`,
};

export const industry: PageKind = {
  name: 'industry report',
  path: '/explore/industry/AU/1214/English',
};

export const pageKinds: readonly PageKind[] = [
  { name: 'front page', path: '/' },
  { name: 'list of reports', path: '/explore/browse/AU' },
  industry,
  { name: 'company report', path: '/explore/company/1001/English' },
  { name: 'risk report', path: '/explore/risk/AU/1214/English' },
  { name: 'report of another family', path: '/explore/esg/AU/1214/English' },
  comparison,
  { name: 'classifications', path: '/explore/classifications' },
  { name: 'what moved', path: '/explore/risk/moved' },
  { name: 'publishing', path: '/explore/publishing' },
  { name: 'administration', path: '/explore/admin' },
  { name: 'documentation', path: '/docs' },
];
