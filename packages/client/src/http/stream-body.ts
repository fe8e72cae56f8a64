import type { TimeWatch } from './time-watch.js';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The body of an answer as it arrives. Each piece may take as long as a whole answer; a caller that
 * reads slowly takes no time of the service. Ends with a `NetworkError` where the connection breaks.
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
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  );
}
