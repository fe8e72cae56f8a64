const list = '/explore/admin';

/** The addresses of the administration pages. */
export const adminPaths = {
  list,
  newClient: `${list}/new`,
  client: (id: string) => `${list}/client/${encodeURIComponent(id)}`,
};
