import type { FastifyRequest } from 'fastify';

/** What the log says of a request; tokens, codes and where somebody is stay out of it (product decision 18). */
export function describeRequest(request: FastifyRequest) {
  const { method, host, ip: remoteAddress, socket } = request;
  return { method, url: withoutSecrets(request.url), host, remoteAddress, remotePort: socket?.remotePort };
}

function withoutSecrets(url: string): string {
  return (
    url
      .replace(/([?&;](?:[^=&]*token[^=&]*|code|state|grant|currentCoordinates)=)[^&#]+/gi, '$1…')
      // The address to go on to has a query of its own.
      .replace(/([?&;]next=[^&#]*?(?:%3F|\?))[^&#]+/gi, '$1…')
  );
}
