import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { etagOf, findEncoding, type SiteFile } from './built-site.js';
import { buildContentSecurityPolicy } from './content-security-policy.js';

/** The document that all pages are, as it is sent. */
export interface Page {
  contentSecurityPolicy: string;
  /** The smallest form that the reader takes. */
  getForm: (acceptEncoding: string | undefined) => SiteFile;
}

/**
 * Compressed here and not by the build, once: the demo adds to the page, and the hashes in its policy
 * must be those of the very bytes that are sent.
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
