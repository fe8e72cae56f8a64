/** A request whose body is being sent. */
export interface Upload {
  sentBytes: number;
  totalBytes: number;
}

/** Sends a request like `fetch`, and reports how much of its body is sent. */
export function sendWithProgress(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit & { body: string },
  tell: (upload: Upload | undefined) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'arraybuffer';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      tell({ sentBytes: loaded, totalBytes: total });
    };
    // The rest is the work of the service, whose progress is unknown.
    request.upload.onload = () => {
      tell(undefined);
    };
    request.onload = () => {
      // A redirect was followed; the client never wants that.
      if (request.responseURL === url) resolve(readResponse(request));
      else reject(new TypeError('The service redirected the request.'));
    };
    request.onerror = () => {
      reject(new TypeError('The connection failed.'));
    };
    const stop = () => {
      request.abort();
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) stop();
    else {
      signal?.addEventListener('abort', stop, { once: true });
      request.onloadend = () => {
        signal?.removeEventListener('abort', stop);
      };
      request.send(body);
    }
  });
}

function readResponse(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trim()];
  });
  const { status } = request;
  // These have no body.
  const body = [204, 205, 304].includes(status) ? null : (request.response as ArrayBuffer);
  return new Response(body, { status, headers });
}
