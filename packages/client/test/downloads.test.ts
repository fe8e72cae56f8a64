import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Broadsheet, EntitlementError, NetworkError, type DownloadOptions } from '../src/index.js';
import {
  credentials,
  limitedCredentials,
  startBroadsheet,
  type BroadsheetService,
} from './broadsheet-service.js';
import { caught } from './caught.js';
import { startScripted, type Handler } from './scripted-service.js';

const wine: DownloadOptions = {
  ...{ family: 'industry', key: { Country: 'AU', Code: '1214' }, format: 'md' },
};

describe('a download', () => {
  let service: BroadsheetService;
  beforeAll(async () => {
    service = await startBroadsheet();
  });
  afterAll(() => service.stop());
  const clientOf = (known: typeof credentials) =>
    new Broadsheet({ baseUrl: service.baseUrl, credentials: known });

  it('arrives as a stream, with its name and edition', async () => {
    const file = await clientOf(credentials).download(wine);
    expect(file).toMatchObject({
      contentType: 'text/markdown; charset=utf-8',
      fileName: expect.stringMatching(/^Wine and Other .*\(AU 1214\)\.md$/) as string,
      edition: 1,
    });
    let text = '';
    const decoder = new TextDecoder();
    for await (const piece of file?.stream ?? []) text += decoder.decode(piece, { stream: true });
    expect(text).toMatch(/^# Wine and Other/);
    const again = await clientOf(credentials).download(wine);
    expect(new TextDecoder().decode(await again?.bytes())).toBe(text);
  });

  it('has the sections asked for, in the language asked for', async () => {
    const asked = { ...wine, language: 'Japanese', sections: ['title'], format: 'json' } as const;
    const file = await clientOf(credentials).download(asked);
    const { Sections } = JSON.parse(new TextDecoder().decode(await file?.bytes())) as {
      Sections: unknown[];
    };
    expect(Sections).toHaveLength(1);
    expect(file?.fileName).toContain('ワイン');
  });

  it('is undefined where there is no report, and an error where it may not be read', async () => {
    const nowhere = { ...wine, key: { Country: 'AU', Code: '9999' } };
    expect(await clientOf(credentials).download(nowhere)).toBeUndefined();
    const error = await caught(clientOf(limitedCredentials).download(wine), EntitlementError);
    expect(error.code).toBe('not_entitled');
  });
});

describe('a download that breaks off', () => {
  const beginning = Buffer.alloc(1000, 'a');
  const begin: Handler = (_received, response) => {
    response.writeHead(200, { 'content-type': 'text/markdown', 'content-length': '2000' });
    response.write(beginning);
  };
  const begun = async (handler: Handler, more: { signal?: AbortSignal } = {}) => {
    const { baseUrl } = await startScripted(handler);
    const client = new Broadsheet({ baseUrl, credentials: 'token', timeoutMs: 300, maxRetries: 0 });
    const file = await client.download({ ...wine, ...more });
    if (!file) throw new Error('there is no file');
    return file;
  };

  it('ends its stream with an error, after what had arrived', async () => {
    const file = await begun((received, response) => {
      begin(received, response);
      setImmediate(() => response.destroy());
    });
    await caught(file.bytes(), NetworkError);
  });

  it('ends when the rest does not come in time', async () => {
    const file = await begun(begin);
    const reader = file.stream.getReader();
    expect((await reader.read()).value).toHaveLength(1000);
    expect(await caught(reader.read(), NetworkError)).toMatchObject({ code: 'timeout' });
  });

  it('ends with the reason of the caller who gives up', async () => {
    const controller = new AbortController();
    const file = await begun(begin, { signal: controller.signal });
    const reader = file.stream.getReader();
    await reader.read();
    controller.abort(new Error('enough'));
    await expect(reader.read()).rejects.toThrow('enough');
  });
});
