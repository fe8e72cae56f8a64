const list = '/explore/publishing';

/** The addresses of the publishing pages. */
export const paths = {
  list,
  draft: (id: string) => `${list}/draft/${id}`,
  /** By the report's key: `industry/AU/1214/English`. */
  report: (key: string) => `${list}/report/${key.split('/').map(encodeURIComponent).join('/')}`,
};
