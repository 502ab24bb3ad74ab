import {
  AUTH_CALLBACK_PATH,
  beginProviderSignIn,
  completeProviderSignIn,
  getAuthProviders,
  openProviderSignIn,
  signInWithGoogle,
  unlinkProvider,
} from '@moien/contract';
import type { FastifyRequest } from 'fastify';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { messageText } from '../../../messages/message-text.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { nothing, responses } from '../../../plugins/responses.ts';
import { clientOf } from '../access/client-of.ts';
import { isNative } from '../access/native-origin.ts';
import { readHostCookie, setHostCookie } from '../access/session-cookie.ts';
import { requireUser } from '../access/signed-in.ts';
import type { Reauthenticate } from '../account/reauthentication.ts';
import { changePlaceOf } from '../security-event/change-place.ts';
import type { StartSession } from '../session/start-session.ts';
import type { AuthProviderService } from './auth-provider.service.ts';
import { type createFlowSeal, FLOW_SECONDS } from './provider-flow.ts';
import { signInRefused } from './provider-problems.ts';

const COOKIE = 'moien-provider';
const tags = ['sign-in'];

type Options = {
  service: AuthProviderService;
  flows: ReturnType<typeof createFlowSeal>;
  startSession: StartSession;
  reauthenticate: Reauthenticate;
  publicOrigin: string | undefined;
};

export function authProviderRoutes(app: ApiInstance, options: Options): void {
  beginningRoutes(app, options);
  openingRoute(app, options);
  endingRoutes(app, options);
  unlinkingRoute(app, options);
}

function beginningRoutes(app: ApiInstance, { service, flows, publicOrigin }: Options): void {
  app.route({
    method: getAuthProviders.method,
    url: getAuthProviders.url,
    schema: {
      summary: 'Where one may sign in with an account of elsewhere',
      tags,
      response: responses(getAuthProviders.response),
    },
    config: { access: 'everyone' },
    handler: async () => ({ providerArray: service.list() }),
  });

  app.route({
    method: beginProviderSignIn.method,
    url: beginProviderSignIn.url,
    schema: {
      summary: 'Leads to the provider, which leads back to /auth',
      description:
        'The PKCE verifier and the nonce lie in a sealed cookie of this browser. `state` comes back with the code.',
      tags,
      params: beginProviderSignIn.path,
      querystring: beginProviderSignIn.query,
      response: nothing(302, 'To the provider'),
    },
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { state } = request.query;
      const redirectUri = `${requireOrigin(request, publicOrigin)}${AUTH_CALLBACK_PATH}`;
      try {
        const { url, secrets } = await service.begin(id, redirectUri, state);
        const value = flows.seal({ providerId: id, ...secrets });
        setHostCookie(request, reply, { name: COOKIE, value, maxAge: FLOW_SECONDS });
        return reply.redirect(url.href, 302);
      } catch (error) {
        if (!isAway(error) || !isDocument(request)) throw error;
        request.log.error({ err: error }, 'the call failed');
        return reply.redirect(awayAddress(redirectUri, state), 302);
      }
    },
  });
}

function openingRoute(app: ApiInstance, { service, flows, publicOrigin }: Options): void {
  app.route({
    method: openProviderSignIn.method,
    url: openProviderSignIn.url,
    schema: {
      summary: 'Where an app leads to the provider, and what it keeps until it is back',
      description:
        'For the page of an app alone: it opens `url` in the system’s browser. `flow` holds the PKCE verifier and the nonce, sealed, and ends the sign-in within ten minutes.',
      tags,
      params: openProviderSignIn.path,
      body: openProviderSignIn.body,
      response: responses(openProviderSignIn.response),
    },
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async (request) => {
      if (!isNative(request)) throw signInRefused();
      const { id } = request.params;
      const redirectUri = `${requireOrigin(request, publicOrigin)}${AUTH_CALLBACK_PATH}`;
      const { url, secrets } = await service.begin(id, redirectUri, request.body.state);
      return { url: url.href, flow: flows.seal({ providerId: id, ...secrets }) };
    },
  });
}

function endingRoutes(app: ApiInstance, { service, flows, startSession }: Options): void {
  app.route({
    method: completeProviderSignIn.method,
    url: completeProviderSignIn.url,
    schema: {
      summary: 'Signs in by the code of the provider to which this browser was led',
      tags,
      body: completeProviderSignIn.body,
      response: responses(completeProviderSignIn.response),
    },
    config: { isSpecifiedCall: true, access: 'everyone', rateLimit: { max: 30 } },
    handler: async (request, reply) => {
      const sealed = isNative(request) ? request.body.flow : readHostCookie(request, COOKIE);
      const flow = flows.open(sealed);
      setHostCookie(request, reply, { name: COOKIE, value: '', maxAge: 0 });
      if (!flow) throw signInRefused();
      const signIn = await service.complete(request.body.code, flow, askingOf(request));
      await startSession(request, reply, signIn);
      return { success: true as const };
    },
  });

  app.route({
    method: signInWithGoogle.method,
    url: signInWithGoogle.url,
    schema: {
      summary: 'Signs in by the access token with which Google came back in the hash of an address',
      description: 'It counts only once Google has said that it was given to this site and still holds.',
      tags,
      querystring: signInWithGoogle.query,
      response: responses(signInWithGoogle.response),
    },
    config: { isSpecifiedCall: true, access: 'everyone', rateLimit: { max: 30 } },
    handler: async (request, reply) => {
      const signIn = await service.completeWithToken(request.query.access_token, askingOf(request));
      return startSession(request, reply, signIn);
    },
  });
}

function unlinkingRoute(app: ApiInstance, { service, reauthenticate, publicOrigin }: Options): void {
  app.route({
    method: unlinkProvider.method,
    url: unlinkProvider.url,
    schema: {
      summary: 'The account at a provider signs nobody in here any more',
      description: 'Signing in with it again links it again, where it has the same confirmed address.',
      tags: ['account'],
      params: unlinkProvider.path,
      body: unlinkProvider.body,
      response: responses(unlinkProvider.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const { userId } = requireUser(request);
      await reauthenticate(userId, request.body.proof, request);
      await service.unlink(userId, request.params.id, changePlaceOf(request, publicOrigin));
      return { message: messageText(languageOf(request), 'provider-was-unlinked') };
    },
  });
}

const askingOf = (request: FastifyRequest) => ({
  language: languageOf(request),
  client: clientOf(request),
});

const isAway = (error: unknown): boolean => error instanceof ProblemError && error.status === 503;

/** Whether a person is on the way, who can read a page and no problem details. */
const isDocument = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

/** As the provider itself would say it (RFC 6749 §4.1.2.1). */
function awayAddress(redirectUri: string, state: string): string {
  return `${redirectUri}?${new URLSearchParams({ error: 'temporarily_unavailable', state })}`;
}
