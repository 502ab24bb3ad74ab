import type { FastifyRequest } from 'fastify';
import { shorten } from './describe-error.ts';

/** In characters: an address may be as long as all headers of a request, 16 KB, and so may a host. */
const URL_LENGTH_MAXIMUM = 500;
const HOST_LENGTH_MAXIMUM = 100;

/** Names of parameters, with what separates them from what precedes. */
const SECRET_NAME = /token|^[?&;](code|state|grant|name|currentCoordinates)$/i;
const NEXT_NAME = /^[?&;]next$/i;
const ENCODED_SECRET = /(%3F|%2Ffavorites%2F).*/is;
/** Who has the link of shared favorites or of an export may open it: its token stays out of the log. */
const SECRET_PATH = /^((?:\/[a-z]{2})?\/favorites\/|\/api\/account\/personal-data\/)[^?&;#]+/i;

/**
 * What the log says of a request; tokens, codes, names of files and where somebody is stay out of it (product
 * decision 18).
 */
export function describeRequest(request: FastifyRequest) {
  const { method, host, ip: remoteAddress, socket } = request;
  return {
    method,
    url: withoutSecrets(shorten(request.url, URL_LENGTH_MAXIMUM)),
    host: shorten(host ?? '', HOST_LENGTH_MAXIMUM),
    remoteAddress,
    remotePort: socket?.remotePort,
  };
}

/**
 * Goes through the address once: a pattern that backtracks could hold up the process for every request of 16
 * KB.
 */
function withoutSecrets(url: string): string {
  return url
    .replace(SECRET_PATH, '$1…')
    .split(/(?=[?&;#])/)
    .map((part) => {
      const end = part.indexOf('=');
      const name = part.slice(0, Math.max(0, end));
      if (SECRET_NAME.test(name)) return `${name}=…`;
      // The address to go on to has a query of its own.
      return NEXT_NAME.test(name) ? part.replace(ENCODED_SECRET, '$1…') : part;
    })
    .join('');
}
