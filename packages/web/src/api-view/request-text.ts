/** A request as text that somebody can paste: the token is left for them to fill in. */

export interface RequestText {
  method: string;
  /** With its query. */
  path: string;
  /** JSON, as sent. */
  body?: string | undefined;
}

export function writeCurl(origin: string, { method, path, body }: RequestText): string {
  const parts = [`curl -X ${method} ${quote(origin + path)}`, '-H "Authorization: Bearer $TOKEN"'];
  if (body !== undefined) parts.push("-H 'Content-Type: application/json'", `-d ${quote(body)}`);
  return parts.join(' \\\n  ');
}

/** In single quotes nothing is special but the quote itself. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** With `fetch`, which every runtime has. */
export function writeFetch(origin: string, { method, path, body }: RequestText): string {
  const headers = ['Authorization: `Bearer ${token}`'];
  if (body !== undefined) headers.push("'Content-Type': 'application/json'");
  const json = body === undefined ? [] : [`  body: JSON.stringify(${indent(body)}),`];
  return [
    `const response = await fetch(${JSON.stringify(origin + path)}, {`,
    `  method: '${method}',`,
    `  headers: { ${headers.join(', ')} },`,
    ...json,
    '});',
  ].join('\n');
}

function indent(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2).replaceAll('\n', '\n  ');
}
