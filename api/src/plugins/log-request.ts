import type { FastifyRequest } from 'fastify';

/** What the log says of a request; tokens and codes in its address stay out of it (product decision 18). */
export function describeRequest(request: FastifyRequest) {
  const { method, host, ip: remoteAddress, socket } = request;
  return { method, url: withoutTokens(request.url), host, remoteAddress, remotePort: socket?.remotePort };
}

function withoutTokens(url: string): string {
  return (
    url
      .replace(/([?&;](?:[^=&]*token[^=&]*|code|state)=)[^&#]+/gi, '$1…')
      // The address to go on to has a query of its own.
      .replace(/([?&;]next=[^&#]*?(?:%3F|\?))[^&#]+/gi, '$1…')
  );
}
