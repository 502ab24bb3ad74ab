import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseCookie } from 'cookie';

export type OpenIdClient = { clientId: string; clientSecret: string; redirectUri: string };

export type OpenIdProvider = {
  issuer: string;
  /** Answers as Google's does what an access token was given for. */
  tokenInfoUrl: string;
  stop: () => Promise<void>;
};

const SCRIPT = join(import.meta.dirname, 'openid-provider-process.ts');

/**
 * A real provider (npm oidc-provider) in a process of its own, on a free port of this machine. Whoever signs
 * in there is said by `login_hint`, as `OpenIdPerson` in a query string, or by its form.
 */
export async function startOpenIdProvider(clients: readonly OpenIdClient[]): Promise<OpenIdProvider> {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { ...process.env, OPENID_CLIENTS: JSON.stringify(clients), NODE_OPTIONS: '' },
    // Its input closes with this process, however that ends.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const issuer = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('http://')) resolve(line);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The provider ended.\n${said.join('')}`)));
  });
  return {
    issuer,
    tokenInfoUrl: `${issuer}/tokeninfo`,
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
}

export type OpenIdPerson = {
  subject: string;
  email?: string;
  email_verified?: 'true' | 'false';
  given_name?: string;
  family_name?: string;
  name?: string;
};

/** What stands in `login_hint`. */
function loginHintOf(person: OpenIdPerson): string {
  return new URLSearchParams(person).toString();
}

/** Somebody signs in at the provider; gives the address to which it leads back. */
export async function signInThere(url: URL, person: OpenIdPerson): Promise<URL> {
  url.searchParams.set('login_hint', loginHintOf(person));
  const cookies = new Map<string, string>();
  for (let address = url; ; ) {
    const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie: header } });
    for (const line of answer.headers.getSetCookie())
      for (const [name, value] of Object.entries(parseCookie(line.split(';', 1)[0] ?? '')))
        cookies.set(name, value ?? '');
    address = new URL(answer.headers.get('location') ?? 'about:blank', address);
    if (address.origin !== url.origin) return address;
  }
}

/** What the provider gives a client for somebody. */
export async function accessTokenFor(
  issuer: string,
  { clientId, clientSecret, redirectUri }: OpenIdClient,
  person: OpenIdPerson,
): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const url = new URL(`${issuer}/auth`);
  url.search = `${new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })}`;
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: (await signInThere(url, person)).searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
      code_verifier: verifier,
    }),
  });
  const { access_token: accessToken } = (await answer.json()) as { access_token: string };
  return accessToken;
}
