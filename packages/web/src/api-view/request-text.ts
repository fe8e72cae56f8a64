/** A request as text to paste; the user fills in the token. */

export interface RequestText {
  method: string;
  /** Includes the query. */
  path: string;
  /** JSON, as sent. */
  body?: string | undefined;
}

export function writeCurl(origin: string, { method, path, body }: RequestText): string {
  const parts = [`curl -X ${method} ${quote(origin + path)}`, '-H "Authorization: Bearer $TOKEN"'];
  if (body !== undefined) parts.push("-H 'Content-Type: application/json'", `-d ${quote(body)}`);
  return parts.join(' \\\n  ');
}

/** Inside single quotes, a shell treats only the quote itself as special. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Uses `fetch`, which every runtime has. */
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
