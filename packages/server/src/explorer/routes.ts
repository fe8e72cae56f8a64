import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../answers/known-tag.js';
import { addVary } from '../answers/vary.js';
import type { SessionCookies } from '../authentication/browser/session-cookies.js';
import { RequestProblem } from '../problem.js';
import { pageSecurityHeaders } from '../security/security-headers.js';
import { findBuiltSite, type BuiltSite, type SiteFile } from './built-site.js';
import { isFromThisMachine, withDemoSignIn, type DemoSignIn } from './demo-sign-in.js';
import { buildPage, type Page } from './page.js';
import { withoutForm, withProvider } from './session-marks.js';

export interface ExplorerOptions {
  /** The folder of the built explorer. */
  directory: string;
  /** Credentials for demo mode; sent only to pages on this machine. */
  demoSignIn?: DemoSignIn | undefined;
}

interface PageOptions extends ExplorerOptions {
  /** The cookies of sessions. */
  cookies: Pick<SessionCookies, 'find'>;
  /** The outside provider with whose accounts people may sign in. */
  providerName: string | undefined;
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
  { directory, demoSignIn, cookies, providerName }: PageOptions,
): void {
  const site = findBuiltSite(directory);
  if (!site) return;

  let pages: Pages | undefined;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    // Only a successful build is cached: a file that could not be read may be readable the next
    // time.
    const { common, demo } = (pages ??= await buildPages(site, { demoSignIn, providerName }));
    const credentials = demo && isFromThisMachine(request) ? demo : undefined;
    const { cookie } = request.headers;
    const isReturning = cookie !== undefined && cookies.find(cookie) !== undefined;
    const { contentSecurityPolicy, getForm } = (credentials ?? common)[
      isReturning ? 'returning' : 'first'
    ];
    void reply
      .headers(pageSecurityHeaders)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy)
      .header('cache-control', credentials ? 'no-store' : 'no-cache');
    addVary(reply, 'cookie');
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

/** For a browser without a session, and for one that comes with the cookie of a session. */
interface PageForms {
  first: Page;
  returning: Page;
}

interface Pages {
  common: PageForms;
  /** The page with the credentials of the demo. */
  demo: PageForms | undefined;
}

async function buildPages(
  site: BuiltSite,
  { demoSignIn, providerName }: Pick<PageOptions, 'demoSignIn' | 'providerName'>,
): Promise<Pages> {
  const file = await site.findFile('index.html', undefined);
  if (!file) throw new Error('The build of the explorer lost its index.html while it was served.');
  const index = providerName === undefined ? file.bytes : withProvider(file.bytes, providerName);
  return {
    common: await buildForms(index),
    demo: demoSignIn && (await buildForms(withDemoSignIn(index, demoSignIn))),
  };
}

async function buildForms(index: Buffer): Promise<PageForms> {
  return { first: await buildPage(index), returning: await buildPage(withoutForm(index)) };
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const { bytes, encoding, etag } = file;
  void reply.header('etag', etag);
  addVary(reply, 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
