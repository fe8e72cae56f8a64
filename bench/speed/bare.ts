/** A bare Node server: reads and parses the body if there is one, sends given bytes. */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';

const [file = '', contentType = '', parses = ''] = process.argv.slice(2);
process.on('disconnect', () => process.exit());
const bytes = readFileSync(file);
const headers = { 'content-type': contentType, 'content-length': bytes.length };

const send = (response: ServerResponse) => {
  response.writeHead(200, headers);
  response.end(bytes);
};

const server =
  parses === 'json'
    ? createServer((request, response) => {
        const pieces: Buffer[] = [];
        request.on('data', (piece: Buffer) => pieces.push(piece));
        request.on('end', () => {
          JSON.parse(Buffer.concat(pieces).toString());
          send(response);
        });
      })
    : createServer((_request, response) => {
        send(response);
      });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(`http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`);
});
