import { connect } from 'node:net';
import type { Work } from './work.js';

export interface Load {
  address: string;
  token: string;
  work: Work;
  seconds: number;
}

const connections = 8;
const good = Buffer.from('HTTP/1.1 200 ');

/**
 * Answers a second, from a load that keeps a few connections busy. It counts bytes and reads nothing but
 * the status: a client that takes answers apart is slower than the servers, and would make them alike.
 */
export async function measure(load: Load): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + load.seconds * 1000;
  const answers = await Promise.all(
    Array.from({ length: connections }, () => keepAsking(load, until)),
  );
  const answered = answers.reduce((sum, count) => sum + count, 0);
  return (answered / (performance.now() - startedAt)) * 1000;
}

/** Asks over one connection, one request after the other, and returns how many were answered. */
function keepAsking({ address, token, work }: Load, until: number): Promise<number> {
  const { hostname, port } = new URL(address);
  const request = formatRequest(work, token);
  return new Promise((resolve, reject) => {
    let answered = 0;
    let length: number | undefined;
    let received = 0;
    const take = (bytes: number, buffer: Uint8Array): boolean => {
      const piece = Buffer.from(buffer.buffer, buffer.byteOffset, bytes);
      if (received === 0 && piece.compare(good, 0, good.length, 0, good.length) !== 0) {
        socket.destroy(new Error(`${work.name} was refused: ${piece.toString('latin1', 0, 40)}`));
        return false;
      }
      length ??= lengthOf(piece);
      received += bytes;
      if (received < length) return true;
      answered += 1;
      received = 0;
      if (performance.now() < until) socket.write(request);
      else socket.destroy();
      return true;
    };
    const onread = { buffer: Buffer.allocUnsafe(64 * 1024), callback: take };
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(answered);
    });
  });
}

function formatRequest({ path, body }: Work, token: string): Buffer {
  const content = body ? JSON.stringify(body) : '';
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: keep-alive',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${String(content.length)}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`);
}

/** All answers of a kind are equally long: what differs in their heads is always as long. */
function lengthOf(piece: Buffer): number {
  const headEnd = piece.indexOf('\r\n\r\n');
  const [, length] =
    /\r\ncontent-length: (\d+)\r\n/i.exec(piece.toString('latin1', 0, headEnd)) ?? [];
  if (headEnd < 0 || length === undefined) throw new Error('an answer does not tell its length');
  return headEnd + 4 + Number(length);
}
