import type { FastifyRequest } from 'fastify';
import { shorten } from './describe-error.ts';

/** In characters: an address may be as long as all headers of a request, 16 KB, and so may a host. */
const URL_LENGTH_MAXIMUM = 500;
const HOST_LENGTH_MAXIMUM = 100;

/** What the log says of a request; tokens, codes and where somebody is stay out of it (product decision 18). */
export function describeRequest(request: FastifyRequest) {
  const { method, host, ip: remoteAddress, socket } = request;
  return {
    method,
    url: shorten(withoutSecrets(request.url), URL_LENGTH_MAXIMUM),
    host: shorten(host ?? '', HOST_LENGTH_MAXIMUM),
    remoteAddress,
    remotePort: socket?.remotePort,
  };
}

function withoutSecrets(url: string): string {
  return (
    url
      .replace(/([?&;](?:[^=&]*token[^=&]*|code|state|grant|currentCoordinates)=)[^&#]+/gi, '$1…')
      // The address to go on to has a query of its own.
      .replace(/([?&;]next=[^&#]*?(?:%3F|\?))[^&#]+/gi, '$1…')
  );
}
