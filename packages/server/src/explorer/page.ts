import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { etagOf, findEncoding, type SiteFile } from './built-site.js';
import { buildContentSecurityPolicy } from './content-security-policy.js';

/** The HTML document that serves all pages, as it is sent. */
export interface Page {
  contentSecurityPolicy: string;
  /** The smallest form that the client accepts. */
  getForm: (acceptEncoding: string | undefined) => SiteFile;
}

/**
 * Compressed here, once, and not by the build: the demo adds to the page, and the hashes in its
 * policy must match the bytes that are sent.
 */
export async function buildPage(bytes: Buffer): Promise<Page> {
  const forms = {
    br: toFile(await promisify(brotliCompress)(bytes), 'br'),
    gzip: toFile(await promisify(gzip)(bytes), 'gzip'),
  };
  const plain = toFile(bytes, undefined);
  return {
    contentSecurityPolicy: buildContentSecurityPolicy(bytes.toString()),
    getForm: (acceptEncoding) => {
      const encoding = findEncoding(acceptEncoding);
      return encoding ? forms[encoding] : plain;
    },
  };
}

function toFile(bytes: Buffer, encoding: SiteFile['encoding']): SiteFile {
  return { bytes, encoding, etag: etagOf(bytes) };
}
