import { joinPointer, shortenValue, type Finding } from '@broadsheet/contract/checking';
import { isMap, isScalar, isSeq, Scalar, type Document } from 'yaml';

/** Warnings for texts that YAML reads differently from what the author sees. */
export function findAlteredTexts(text: string, document: Document): Finding[] {
  return listPlainTexts(document.contents, '').flatMap(({ pointer, node }) => {
    const message =
      describeCut(text, node) ?? describeAnchor(text, node) ?? describeQuotes(node.value);
    return message === undefined ? [] : [{ severity: 'warning', pointer, message }];
  });
}

interface PlainText {
  pointer: string;
  node: Scalar<string>;
}

function listPlainTexts(node: unknown, pointer: string): PlainText[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) =>
      listPlainTexts(value, joinPointer(pointer, String(isScalar(key) ? key.value : key))),
    );
  }
  if (isSeq(node)) {
    return node.items.flatMap((item, index) => listPlainTexts(item, joinPointer(pointer, index)));
  }
  const isText = isScalar(node) && node.type === Scalar.PLAIN && typeof node.value === 'string';
  return isText ? [{ pointer, node: node as Scalar<string> }] : [];
}

/** `Title: Wine #1` is read as `Wine`. A comment with a space after its # is intended. */
function describeCut(text: string, { range, value }: Scalar<string>): string | undefined {
  const [from = 0, to = 0] = range?.slice(1) ?? [];
  const [, lost] = /^([ \t]+#[^\s#].*)/.exec(text.slice(from, to)) ?? [];
  if (lost === undefined) return undefined;
  return `What follows # is left out; type ${quote(`${value}${lost.trimEnd()}`)} in quotes, or a space after # if it is a comment.`;
}

/** `Title: &Co Wine` is read as `Wine`: the rest is an anchor that other values can refer to. */
function describeAnchor(text: string, { anchor, value }: Scalar<string>): string | undefined {
  if (anchor === undefined || text.includes(`*${anchor}`)) return undefined;
  return `A text that begins with & must be in quotes; type ${quote(`&${anchor} ${value}`)}, or &${anchor} is left out.`;
}

/** They are part of the text; to YAML they are not quotes. */
function describeQuotes(value: string): string | undefined {
  const [, inner] = /^[“”„«‘’]([^“”„«»]*)[“”»‘’]$/u.exec(value) ?? [];
  if (inner === undefined) return undefined;
  return `These are quotation marks of a word processor, and readers see them; type ${quote(inner)} with straight ones.`;
}

function quote(whole: string): string {
  return `'${shortenValue(whole.replaceAll("'", "''"))}'`;
}
