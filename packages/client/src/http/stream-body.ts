import type { TimeWatch } from './time-watch.js';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The body of a response as it arrives. Each piece may take as long as a whole response; the time
 * of a slow reader does not count. Ends with a `NetworkError` if the connection breaks.
 */
export function streamBody(body: ReadableStream<Bytes>, watch: TimeWatch): ReadableStream<Bytes> {
  const reader = body.getReader();
  watch.pause();
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        try {
          watch.start();
          const { done, value } = await reader.read();
          watch.pause();
          if (!done) {
            controller.enqueue(value);
            return;
          }
          watch.end();
          controller.close();
        } catch (error) {
          watch.end();
          throw watch.explain(error);
        }
      },
      async cancel(reason) {
        watch.end();
        await reader.cancel(reason);
      },
    },
    // Reads nothing before the caller asks for it.
    { highWaterMark: 0 },
  );
}
