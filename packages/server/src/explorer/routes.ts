import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../answers/vary.js';
import { RequestProblem } from '../problem.js';
import { pageSecurityHeaders } from '../security/security-headers.js';
import { findBuiltSite, type BuiltSite, type SiteFile } from './built-site.js';
import { isFromThisMachine, withDemoSignIn, type DemoSignIn } from './demo-sign-in.js';
import { buildPage, type Page } from './page.js';

export interface ExplorerOptions {
  /** The folder of the built explorer. */
  directory: string;
  /** Credentials for demo mode; sent only to pages on this machine. */
  demoSignIn?: DemoSignIn | undefined;
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

const assetFolder = 'explore/assets';
/**
 * The file names of the build. No folders, so that no path leads outside, and no compressed forms.
 */
const assetName = /^[\w-][\w.-]*\.(js|css|svg|json|woff2)$/;

/**
 * The explorer's pages, at `/` and under `/explore`. All are one document; its script chooses the
 * content by path.
 */
export function explorerRoutes(
  app: FastifyInstance,
  { directory, demoSignIn }: ExplorerOptions,
): void {
  const site = findBuiltSite(directory);
  if (!site) return;

  let pages: Pages | undefined;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    // Only a successful build is cached: a file that could not be read may be readable the next
    // time.
    const { common, demo } = (pages ??= await buildPages(site, demoSignIn));
    const told = demo && isFromThisMachine(request) ? demo : undefined;
    const { contentSecurityPolicy, getForm } = told ?? common;
    void reply
      .headers(pageSecurityHeaders)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy)
      .header('cache-control', told ? 'no-store' : 'no-cache');
    return sendFile(request, reply, getForm(request.headers['accept-encoding']));
  };
  for (const url of ['/', '/explore', '/explore/*']) app.get(url, sendPage);

  app.get<{ Params: { name: string } }>(`/${assetFolder}/:name`, async (request, reply) => {
    const { name } = request.params;
    const file = assetName.test(name)
      ? await site.findFile(`${assetFolder}/${name}`, request.headers['accept-encoding'])
      : undefined;
    if (!file) throw new RequestProblem('not_found', `The explorer has no file ${name}.`);
    void reply
      .header('content-type', contentTypes[extname(name)])
      // The file's name contains a hash of its content.
      .header('cache-control', 'public, max-age=31536000, immutable');
    return sendFile(request, reply, file);
  });
}

interface Pages {
  common: Page;
  /** The page with the credentials of the demo. */
  demo: Page | undefined;
}

async function buildPages(site: BuiltSite, demoSignIn: DemoSignIn | undefined): Promise<Pages> {
  const index = await site.findFile('index.html', undefined);
  if (!index) throw new Error('The build of the explorer lost its index.html while it was served.');
  return {
    common: await buildPage(index.bytes),
    demo: demoSignIn && (await buildPage(withDemoSignIn(index.bytes, demoSignIn))),
  };
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const { bytes, encoding, etag } = file;
  void reply.header('etag', etag);
  addVary(reply, 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** RFC 9110, 13.1.2: one of several tags, which a proxy may have marked as weak, or an asterisk. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}
