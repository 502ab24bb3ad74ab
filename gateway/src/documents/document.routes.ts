import { randomBytes } from 'node:crypto';
import { originOf, protocolOf, sendNotFound, sessionTokenOf } from '@moien/api';
import {
  AUTH_PARAMETER,
  CONSENT_COOKIE,
  CURRENCY_COOKIE,
  displayCurrencyOf,
  LANGUAGE_STORAGE_KEY,
  languageOfPath,
  negotiateLanguage,
  parseConsent,
  pathInLanguage,
  type RenderRequest,
  type RenderTransport,
  Session,
  type SiteSettings,
  UNPREFIXED_PATHS,
  VISITOR_SESSION,
  type VisitorChoices,
} from '@moien/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import type { ApiClient } from '../api/api-client.ts';
import type { FaultReporter } from '../faults/fault-reporter.ts';
import { faultOf, placeOf } from '../faults/render-fault.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { EssentialsCache } from './essentials-cache.ts';
import type { Stage } from './stage.ts';

const VISITED_COOKIE = 'moien-visited';
/** Gateways and site learn of a registry within seconds. */
const RETRY_SECONDS = 5;
const ONE_YEAR_SECONDS = 31_536_000;

export type DocumentOptions = {
  stageFor: (request: FastifyRequest) => Promise<Stage>;
  reportFault: FaultReporter;
  apiClient: Pick<ApiClient, 'transportFor'>;
  essentialsFor: EssentialsCache;
  loaderTimeout: number;
  publicOrigin: string | undefined;
  settings: SiteSettings;
  /** From where the map's tiles come, for those who agreed. */
  mapTilesOrigin: string | undefined;
  /** Whom the page asks: for the country of a position, and to turn a card into a token. */
  connectOrigins: readonly string[];
};

/** Every page of the site, and the way from paths without a language to those with one. */
export function serveDocuments(app: FastifyInstance, options: DocumentOptions): void {
  app.get('/*', async (request, reply) => {
    const url = readUrl(request, options.publicOrigin);
    if (!url) return sendNotFound(request, reply);
    const languageTag = languageOfPath(url.pathname);
    if (!languageTag) return redirectToLanguage(request, reply, url);
    const stage = await options.stageFor(request);
    const { registry, isKnown, offerOf } = stage.usableRegistry();
    const transport = untilSent(reply, options.apiClient.transportFor(request));
    const started = performance.now();
    const [essentials, { session, isSessionMissing }] = await Promise.all([
      options.essentialsFor(languageTag),
      sessionOf(request, transport, firstTimeoutOf(options.loaderTimeout)),
    ]);
    const choices = choicesOf(request);
    const nonce = randomBytes(18).toString('base64');
    const isFirstVisit = isToBeGreeted(request, url);
    const result = await stage.shellServer.render({
      shell: stage.shell,
      loaderTimeout: restOf(options.loaderTimeout, started),
      registry,
      loadModule: async (entry) => {
        const offer = offerOf(entry);
        if (!offer) throw new Error(`${entry.remote.name} ${entry.version} has no server build.`);
        return stage.moduleOf(offer);
      },
      url,
      languageTag,
      transport,
      session,
      isSessionMissing,
      essentials,
      choices,
      settings: options.settings,
      nonce,
      isFirstVisit,
      onError: (error, routeId) =>
        options.reportFault(
          faultOf(error, routeId),
          placeOf(registry, stage.shell.version, { error, routeId }),
          error,
        ),
    });
    if (result.kind === 'redirect') {
      // Browsers would remember a permanent one for ever, and a slug may change back.
      return reply.header('cache-control', 'private, no-store').redirect(result.location, result.status);
    }
    if (isFirstVisit) {
      reply.setCookie(VISITED_COOKIE, '1', {
        path: '/',
        maxAge: ONE_YEAR_SECONDS,
        sameSite: 'lax',
        httpOnly: true,
        secure: protocolOf(request) === 'https',
      });
    }
    // Without a registry nobody knows that there is no such page.
    const isUncertain = !isKnown && result.status === 404;
    if (isUncertain) reply.header('retry-after', RETRY_SECONDS);
    return reply
      .code(isUncertain ? 503 : result.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-security-policy': contentSecurityPolicy({
          nonce,
          developmentOrigin: stage.developmentOrigin,
          imageOrigin: choices.consent?.externalContent ? options.mapTilesOrigin : undefined,
          connectOrigins: options.connectOrigins,
        }),
        'content-language': languageTag,
        // Addresses may carry a token of a mail or a code of a provider: not even our own files are told
        // them.
        'referrer-policy': 'strict-origin',
        'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
      })
      .send(result.html);
  });
}

/**
 * Who comes to sign in, or by the link of a mail, is not held up by the splash (specification §9: 5 s): the
 * next document greets them.
 */
function isToBeGreeted({ cookies }: FastifyRequest, { pathname, searchParams }: URL): boolean {
  const isOnErrand = searchParams.has(AUTH_PARAMETER) || /^\/[a-z]{2}\/auth(\/|$)/.test(pathname);
  return cookies[VISITED_COOKIE] === undefined && !isOnErrand;
}

function redirectToLanguage(request: FastifyRequest, reply: FastifyReply, url: URL): FastifyReply {
  const segment = url.pathname.split('/', 2)[1] ?? '';
  if (UNPREFIXED_PATHS.some((path) => path === segment)) return sendNotFound(request, reply);
  const language = negotiateLanguage(
    request.cookies[LANGUAGE_STORAGE_KEY],
    request.headers['accept-language'],
  );
  return reply
    .headers({ 'cache-control': 'private, no-store', vary: 'accept-language, cookie' })
    .redirect(pathInLanguage(url.pathname, language) + url.search, 302);
}

function choicesOf({ cookies }: FastifyRequest): VisitorChoices {
  return {
    currency: displayCurrencyOf(cookies[CURRENCY_COOKIE]),
    consent: parseConsent(cookies[CONSENT_COOKIE]),
  };
}

/**
 * Essentials and session have half of a document's time, so that a loader has the rest when the service does
 * not answer them: it may know its answer all the same.
 */
export function firstTimeoutOf(loaderTimeout: number): number {
  return Math.ceil(loaderTimeout / 2);
}

/** What of a document's time is left for its loaders, in milliseconds; a timer takes no less than one. */
function restOf(loaderTimeout: number, started: number): number {
  return Math.max(1, Math.floor(loaderTimeout - (performance.now() - started)));
}

/**
 * Withdraws the calls that are open when the document has been sent, such as those of a loader that took too
 * long.
 */
function untilSent(reply: FastifyReply, transport: RenderTransport): RenderTransport {
  const sent = new AbortController();
  reply.raw.once('finish', () => sent.abort());
  return ({ signal, ...call }) =>
    transport({ ...call, signal: AbortSignal.any([sent.signal, ...(signal ? [signal] : [])]) });
}

/**
 * Who brings no session's cookie is a visitor, whatever the API answers; of anybody else the browser asks
 * again.
 */
async function sessionOf(
  request: FastifyRequest,
  transport: RenderTransport,
  timeout: number,
): Promise<Pick<RenderRequest, 'session' | 'isSessionMissing'>> {
  const signal = AbortSignal.timeout(timeout);
  const answer = await transport({ method: 'POST', url: '/api/get-session', signal }).catch(() => undefined);
  if (answer && Value.Check(Session, answer.body)) return { session: answer.body, isSessionMissing: false };
  return { session: VISITOR_SESSION, isSessionMissing: sessionTokenOf(request) !== undefined };
}

/** A path that starts with two slashes would name another host; what is no URL of this site has no page. */
function readUrl(request: FastifyRequest, publicOrigin: string | undefined): URL | undefined {
  const path = request.url.replace(/^[/\\]+/, '/');
  const origin = originOf(request, publicOrigin);
  if (!origin || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin) return undefined;
  try {
    // The router's patterns do not match line breaks: no page could say that there is none.
    return /[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(url.pathname)) ? undefined : url;
  } catch {
    return undefined;
  }
}
