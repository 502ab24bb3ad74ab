import { Value } from 'typebox/value';
import { AccessToken } from './mangopay.schema.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** Renewed so long before its end, that no call travels with one that ends meanwhile. */
const RESERVE_MILLISECONDS = 60_000;

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** OAuth 2.0 client credentials (RFC 6749 §4.4): one token for all calls until shortly before its end. */
export function createAccessTokens(settings: ProviderSettings, timeoutMilliseconds: number) {
  let current: { token: Promise<string>; until: number } | undefined;

  const request = async () => {
    const answer = await fetch(`${settings.origin}/v2.01/oauth/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${settings.clientId}:${settings.apiKey}`).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!answer.ok) throw new Error(`The payment provider gives no token: status ${answer.status}.`);
    const given: unknown = await answer.json();
    if (!Value.Check(AccessToken, given)) throw new Error('The payment provider’s token is unreadable.');
    return given;
  };

  return {
    /** @throws Error when there is no token to be had */
    take(): Promise<string> {
      if (current && performance.now() < current.until) return current.token;
      const given = request();
      const entry = { token: given.then((token) => token.access_token), until: Number.POSITIVE_INFINITY };
      current = entry;
      given.then(
        (token) => {
          entry.until = performance.now() + token.expires_in * 1000 - RESERVE_MILLISECONDS;
        },
        () => {
          if (current === entry) current = undefined;
        },
      );
      return entry.token;
    },

    /** The provider has refused it. */
    forget(): void {
      current = undefined;
    },
  };
}
