/** Deeper than any valid document; JSON with deeper nesting is not parsed. */
const deepest = 64;

export const nestedTooDeeply = 'it is nested too deeply';

const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Whether JSON is nested deeper than a document can be; nothing else is checked. */
export function isNestedTooDeeply(json: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (isText && byte === backslash) at += 1;
    else if (byte === quote) isText = !isText;
    else if (isText) continue;
    else if (opening.has(byte)) depth += 1;
    else if (closing.has(byte)) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
