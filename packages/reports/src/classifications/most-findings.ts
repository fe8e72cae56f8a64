/** The most findings that a publisher can use. */
export const mostFindings = 1000;
