import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_LANGUAGE_TAG, type LanguageTag } from '@moien/contract';
import type { MessageSlug } from '../messages/message-text.ts';
import { languageOf } from './request-language.ts';
import { securityHeadersFor } from './security-headers.ts';
import { writeProblem } from './send-problem.ts';

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
const SLUGS: Record<number, MessageSlug> = {
  408: 'request-too-slow',
  417: 'unmet-expectation',
  431: 'headers-too-large',
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
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { headers, body } = problemOf(417, publicOrigin, languageOf(request));
    response.writeHead(417, headers).end(body);
  };
}

/** What could not be read has told no language. */
function answerTo(status: number, publicOrigin: string | undefined): string {
  const { title, headers, body } = problemOf(status, publicOrigin, DEFAULT_LANGUAGE_TAG);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`;
}

function problemOf(status: number, publicOrigin: string | undefined, language: LanguageTag) {
  const code = 'malformed-request';
  const problem = writeProblem({ status, code, slug: SLUGS[status] ?? code }, language);
  const { title } = problem;
  const body = JSON.stringify(problem);
  const headers = {
    // The connection's own protocol is unknown behind a proxy: the public origin alone decides here.
    ...securityHeadersFor({ protocol: 'http' }, publicOrigin),
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-language': language,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { title, headers, body };
}
