import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type OpenIdClient = { clientId: string; clientSecret: string; redirectUri: string };

export type OpenIdProvider = {
  issuer: string;
  /** Answers as Google's does what an access token was given for. */
  tokenInfoUrl: string;
  stop: () => Promise<void>;
};

const SCRIPT = join(import.meta.dirname, 'openid-provider-process.ts');

/**
 * A real provider (npm oidc-provider) in a process of its own, on a free port of this machine. Whoever signs in there is said
 * by `login_hint`, as `OpenIdPerson` in a query string, or by its form.
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
export function loginHintOf(person: OpenIdPerson): string {
  return new URLSearchParams(person).toString();
}
