import type { Configuration } from 'openid-client';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ProviderSettings } from './provider-settings.ts';

const TIMEOUT_MILLISECONDS = 5000;

/** As Google's token info answers: numbers may be texts. */
const TokenInfo = Type.Object({
  aud: Type.String(),
  sub: Type.String({ minLength: 1 }),
  exp: Type.Union([Type.Number(), Type.String({ pattern: '^\\d{1,12}$' })]),
  iss: Type.Optional(Type.String()),
});

/** RFC 7662 §2.2. */
const Introspection = Type.Object({
  active: Type.Literal(true),
  client_id: Type.String(),
  sub: Type.String({ minLength: 1 }),
  exp: Type.Number(),
  iss: Type.Optional(Type.String()),
});

type Check = { configuration: Configuration; settings: ProviderSettings; now: Date };

/**
 * Whose an access token is that comes from a page's address, and so from anybody: it counts only if the
 * provider itself says that it was given to this site's client and still holds. A token that another site was
 * given is a true one, and proves nothing here.
 * @returns the subject, or nothing for a token that does not count
 */
export async function subjectOfAccessToken(accessToken: string, check: Check): Promise<string | undefined> {
  const { configuration, settings, now } = check;
  const told = settings.tokenInfoUrl
    ? await askTokenInfo(settings.tokenInfoUrl, accessToken)
    : await introspect(configuration, accessToken);
  if (!told) return undefined;
  const isOurs = told.audience === settings.clientId;
  const isOfIssuer = told.issuer === undefined || told.issuer === configuration.serverMetadata().issuer;
  const holds = Number(told.exp) * 1000 > now.getTime();
  return isOurs && isOfIssuer && holds ? told.subject : undefined;
}

type Told = { audience: string; subject: string; exp: number | string; issuer: string | undefined };

async function askTokenInfo(url: string, accessToken: string): Promise<Told | undefined> {
  const address = new URL(url);
  address.searchParams.set('access_token', accessToken);
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  if (answer.status >= 500 || answer.status === 429)
    throw new Error(`The token info answered with ${answer.status}.`);
  const info: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok || !Value.Check(TokenInfo, info)) return undefined;
  return { audience: info.aud, subject: info.sub, exp: info.exp, issuer: info.iss };
}

async function introspect(configuration: Configuration, accessToken: string): Promise<Told | undefined> {
  const { tokenIntrospection } = await import('openid-client');
  const info: unknown = await tokenIntrospection(configuration, accessToken);
  if (!Value.Check(Introspection, info)) return undefined;
  return { audience: info.client_id, subject: info.sub, exp: info.exp, issuer: info.iss };
}
