import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@moien/contract';
import { securityHeadersFor } from './security-headers.ts';

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
const MESSAGES: Record<number, string> = {
  400: 'The request cannot be read.',
  408: 'The request did not come to its end in time.',
  417: 'The request expects what this server does not do.',
  431: 'The headers of the request are too large.',
};

/** Answers what is no HTTP request, too slow or too long, which no route ever sees, with a problem. */
export function refuseUnreadable(publicOrigin: string | undefined) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(answerTo(STATUSES[error.code ?? ''] ?? 400, publicOrigin));
    socket.destroy(error);
  };
}

/** Answers a request whose `Expect` header names anything but `100-continue` (RFC 9110 §10.1.1). */
export function refuseExpectation(publicOrigin: string | undefined) {
  return (_request: IncomingMessage, response: ServerResponse): void => {
    const { headers, body } = problemOf(417, publicOrigin);
    response.writeHead(417, headers).end(body);
  };
}

function answerTo(status: number, publicOrigin: string | undefined): string {
  const { title, headers, body } = problemOf(status, publicOrigin);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`;
}

function problemOf(status: number, publicOrigin: string | undefined) {
  const title = STATUS_CODES[status] ?? 'Failure';
  const problem: Omit<Problem, 'requestId'> = {
    type: 'urn:moien:problem:malformed-request',
    title,
    status,
    code: 'malformed-request',
    message: MESSAGES[status] ?? title,
  };
  const body = JSON.stringify(problem);
  const headers = {
    // The connection's own protocol is unknown behind a proxy: the public origin alone decides here.
    ...securityHeadersFor({ protocol: 'http' }, publicOrigin),
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { title, headers, body };
}
