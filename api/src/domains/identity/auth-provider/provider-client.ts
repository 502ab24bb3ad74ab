import type { Configuration } from 'openid-client';
import { subjectOfAccessToken } from './access-token-check.ts';
import { identityOf, type ProviderIdentity } from './provider-identity.ts';
import { providerProblem, signInRefused } from './provider-problems.ts';
import type { ProviderSettings } from './provider-settings.ts';

const TIMEOUT_SECONDS = 5;
/** A provider that moves an address is followed after this. */
const DISCOVERY_MILLISECONDS = 60 * 60 * 1000;
const SCOPE = 'openid email profile';

/** What a browser keeps from the beginning of a sign-in to its end. */
export type FlowSecrets = { verifier: string; nonce: string; redirectUri: string };

export type ProviderClient = ReturnType<typeof createProviderClient>;

/**
 * One provider; it is asked for nothing before somebody wants to sign in there, so that no start waits for
 * it.
 */
export function createProviderClient(settings: ProviderSettings, now: () => Date) {
  let known: { configuration: Promise<Configuration>; until: number } | undefined;

  const discover = (): Promise<Configuration> => {
    if (known && known.until > performance.now()) return known.configuration;
    const configuration = discoverProvider(settings);
    const entry = { configuration, until: performance.now() + DISCOVERY_MILLISECONDS };
    known = entry;
    configuration.catch(() => {
      if (known === entry) known = undefined;
    });
    return configuration;
  };

  return {
    id: settings.id,
    name: settings.name,

    /** Where to send the browser, and what it must keep. */
    begin: (redirectUri: string, state: string) =>
      asProblems(async (): Promise<{ url: URL; secrets: FlowSecrets }> => {
        const client = await import('openid-client');
        const configuration = await discover();
        const verifier = client.randomPKCECodeVerifier();
        const nonce = client.randomNonce();
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { url, secrets: { verifier, nonce, redirectUri } };
      }),

    /** Exchanges the code; the id token's signature, issuer, audience, time and nonce are verified. */
    exchange: (code: string, secrets: FlowSecrets) =>
      asProblems(async (): Promise<ProviderIdentity> => {
        const client = await import('openid-client');
        const configuration = await discover();
        const tokens = await client.authorizationCodeGrant(
          configuration,
          callbackAddress(code, secrets.redirectUri, configuration),
          { pkceCodeVerifier: secrets.verifier, expectedNonce: secrets.nonce, idTokenExpected: true },
        );
        const claims = tokens.claims();
        if (!claims) throw signInRefused();
        // OpenID Connect Core §5.4: a provider may tell the claims of scopes by userinfo alone.
        const isComplete = claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint;
        const person = isComplete
          ? claims
          : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return identityOf(claims.iss, claims.sub, person);
      }),

    /**
     * Whom an access token from a page's address is of, once the provider has said that it was given to us.
     */
    identify: (accessToken: string) =>
      asProblems(async (): Promise<ProviderIdentity> => {
        const client = await import('openid-client');
        const configuration = await discover();
        const subject = await subjectOfAccessToken(accessToken, { configuration, settings, now: now() });
        if (subject === undefined) throw signInRefused();
        const person = await client.fetchUserInfo(configuration, accessToken, subject);
        return identityOf(configuration.serverMetadata().issuer, subject, person);
      }),
  };
}

async function discoverProvider({
  issuer,
  clientId,
  clientSecret,
}: ProviderSettings): Promise<Configuration> {
  const client = await import('openid-client');
  const execute = [client.enableNonRepudiationChecks];
  // Settings allow it on this machine alone.
  if (issuer.startsWith('http:')) execute.push(client.allowInsecureRequests);
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute,
    timeout: TIMEOUT_SECONDS,
  });
}

/**
 * The payload of specification §7 is the code alone. `state` was compared by the page that made it; `iss`
 * (RFC 9207) would tell of which provider a code is, which here is said by the sealed flow: a code goes to
 * the provider that this browser was sent to.
 */
function callbackAddress(code: string, redirectUri: string, configuration: Configuration): URL {
  const url = new URL(redirectUri);
  url.searchParams.set('code', code);
  url.searchParams.set('iss', configuration.serverMetadata().issuer);
  return url;
}

async function asProblems<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw providerProblem(error);
  }
}
