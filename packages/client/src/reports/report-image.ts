import { invalidAnswer } from '../http/answer-error.js';
import type { Answer } from '../http/call.js';
import { encodeBase64, findBase64Bytes } from './base64.js';

/** A chart of an industry report. */
export class ReportImage {
  /** The PNG file. */
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }

  /** The image as an address, for the `src` of an `<img>`. */
  toDataUri(): string {
    return `data:image/png;base64,${encodeBase64(this.bytes)}`;
  }
}

/** The image in a response, which is Base64 text; throws if it is cut short or not a PNG. */
export function parseImage(answer: Answer): ReportImage {
  const bytes = findBase64Bytes(answer.text.trim());
  if (!bytes) throw invalidAnswer(answer, 'not with whole Base64 text');
  if (!isWholePng(bytes)) throw invalidAnswer(answer, 'not with a whole PNG image');
  return new ReportImage(bytes);
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The chunk that ends every PNG: its length of 0, `IEND`, and its checksum. */
const end = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

export function isWholePng(bytes: Uint8Array): boolean {
  return (
    signature.every((byte, index) => bytes[index] === byte) &&
    end.every((byte, index) => bytes[bytes.length - end.length + index] === byte)
  );
}
