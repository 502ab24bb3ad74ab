import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Two years, as browsers' own lists ask for. Subdomains are the operator's to decide on (decision 0035). */
const STRICT_TRANSPORT = 'max-age=63072000';

/**
 * For an answer without a policy of its own: opened by itself it loads and runs nothing, and nothing may
 * frame it.
 */
const DEFAULT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of every answer, unless a route says otherwise. */
const DEFAULT_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': DEFAULT_POLICY,
};

/**
 * Security headers of every answer of a server: pages, redirects, files, refusals. To be called before any
 * route is added.
 * @param publicOrigin whose protocol counts where a proxy does not pass on its own
 */
export function addSecurityHeaders(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(securityHeadersFor(request, publicOrigin)))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
}

/** For an answer that no hook sees. */
export function securityHeadersFor(
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  publicOrigin: string | undefined,
): Record<string, string> {
  const isSecure = protocol === 'https' || publicOrigin?.startsWith('https:');
  return { ...DEFAULT_HEADERS, ...(isSecure ? { 'strict-transport-security': STRICT_TRANSPORT } : {}) };
}
