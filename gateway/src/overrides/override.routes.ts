import { randomBytes } from 'node:crypto';
import { isFromSite, ProblemError } from '@moien/api';
import { LANGUAGE_STORAGE_KEY, negotiateLanguage, OVERRIDE_PATH } from '@moien/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { OverrideCookie } from './override-cookie.ts';
import { overridePage } from './override-page.ts';

const Grant = Type.Object({ grant: Type.String({ maxLength: 3500 }) }, { additionalProperties: false });
type Granted<Part extends 'Querystring' | 'Body'> = Record<Part, { grant: string }>;

/**
 * A developer's link asks first, then lets this browser use a remote from source; the badge of the page ends
 * it.
 * @param readDevelopmentShell throws when it is not built
 */
export function serveOverrides(
  app: FastifyInstance,
  cookie: OverrideCookie,
  readDevelopmentShell: () => unknown,
): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get<Granted<'Querystring'>>(
    OVERRIDE_PATH,
    { schema: { querystring: Grant } },
    async (request, reply) => {
      const override = await usable(request.query.grant);
      const nonce = randomBytes(18).toString('base64');
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'private, no-store',
          'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
          'referrer-policy': 'same-origin',
        })
        .send(overridePage({ override, grant: request.query.grant, language: languageOf(request), nonce }));
    },
  );

  app.post<Granted<'Body'>>(OVERRIDE_PATH, { schema: { body: Grant } }, async (request, reply) => {
    refuseOtherSites(request, app.publicOrigin);
    const override = await usable(request.body.grant);
    needDevelopmentShell();
    cookie.set(request, reply, request.body.grant, override);
    return reply.redirect('/', 303);
  });

  app.post(`${OVERRIDE_PATH}/end`, async (request, reply) => {
    refuseOtherSites(request, app.publicOrigin);
    cookie.clear(request, reply);
    return reply.redirect('/', 303);
  });

  async function usable(grant: string) {
    const override = await cookie.read(grant);
    if (!override) throw new ProblemError(403, 'override-invalid');
    return override;
  }

  function needDevelopmentShell(): void {
    try {
      readDevelopmentShell();
    } catch (cause) {
      throw new ProblemError(503, 'development-shell-missing', { cause });
    }
  }
}

function languageOf(request: FastifyRequest) {
  return negotiateLanguage(request.cookies[LANGUAGE_STORAGE_KEY], request.headers['accept-language']);
}

/** Another site must not make a visitor's browser choose. */
function refuseOtherSites(request: FastifyRequest, publicOrigin: string | undefined): void {
  if (isFromSite(request, publicOrigin)) return;
  throw new ProblemError(403, 'other-site', { message: 'foreign-origin' });
}
