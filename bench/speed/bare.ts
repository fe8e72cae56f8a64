/** What Node does by itself: reads and parses the body where there is one, sends given bytes. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', contentType = '', parses = ''] = process.argv.slice(2);
process.on('disconnect', () => process.exit());
const bytes = readFileSync(file);
const headers = { 'content-type': contentType, 'content-length': bytes.length };

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    if (parses === 'json') JSON.parse(Buffer.concat(pieces).toString());
    response.writeHead(200, headers);
    response.end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(`http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`);
});
