import type { IncomingMessage } from 'node:http';

/**
 * The path and query of a request. A target in absolute form names the host itself, which then counts instead
 * of the header (RFC 9112 §3.2.2), whatever its scheme.
 */
export function readRequestTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/' } = request;
  const [, host, path] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (host === undefined || path === undefined) return url;
  request.headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}
