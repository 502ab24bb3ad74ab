import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AccountClaims, InteractionResults } from 'oidc-provider';
import Provider from 'oidc-provider';
import type { OpenIdClient } from './openid-provider.ts';

// The script of `startOpenIdProvider`: a provider without passwords, for tests alone.

const INTERACTION_PATH = '/interaction/';
const TOKEN_INFO_PATH = '/tokeninfo';

type Context = Parameters<Parameters<typeof provider.use>[0]>[0];

const people = new Map<string, AccountClaims>();
const clients: OpenIdClient[] = JSON.parse(process.env.OPENID_CLIENTS ?? '[]');

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const provider = new Provider(issuer, {
  clients: clients.map(({ clientId, clientSecret, redirectUri }) => ({
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [redirectUri],
    token_endpoint_auth_method: 'client_secret_post',
  })),
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
  },
  cookies: { keys: ['only for tests'] },
  features: {
    devInteractions: { enabled: false },
    introspection: { enabled: true, allowedPolicy: () => true },
  },
  interactions: { url: (_context, { uid }) => `${INTERACTION_PATH}${uid}` },
  findAccount: (_context, accountId) => {
    const claims = people.get(accountId);
    return claims && { accountId, claims: () => claims };
  },
  // Nobody is asked whether the client may know what it asks for.
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client?.clientId,
      accountId: oidc.session?.accountId,
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
  pkce: { required: () => true },
  ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
});

provider.use(async (context, next) => {
  if (context.path.startsWith(INTERACTION_PATH)) return interact(context);
  if (context.path === TOKEN_INFO_PATH) return tellOfToken(context);
  await next();
});

/** Signs in whom `login_hint` or the form names. */
async function interact(context: Context): Promise<void> {
  const { params } = await provider.interactionDetails(context.req, context.res);
  const hint = context.method === 'POST' ? await text(context.req) : params.login_hint;
  if (typeof hint !== 'string') {
    context.type = 'html';
    context.body = FORM;
    return;
  }
  const given = Object.fromEntries(new URLSearchParams(hint));
  if (given.refused) return finish(context, { error: 'access_denied' });
  const { email, subject = `subject of ${email}`, email_verified: isVerified = 'true', ...names } = given;
  people.set(subject, {
    sub: subject,
    ...names,
    ...(email ? { email, email_verified: isVerified === 'true' } : {}),
  });
  await finish(context, { login: { accountId: subject, remember: false } });
}

async function finish(context: Context, result: InteractionResults): Promise<void> {
  await provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: false });
  context.respond = false;
}

/** As https://oauth2.googleapis.com/tokeninfo, with its numbers as texts. */
async function tellOfToken(context: Context): Promise<void> {
  const token = await provider.AccessToken.find(String(context.query.access_token));
  context.status = token ? 200 : 400;
  context.body = token
    ? { aud: token.clientId, azp: token.clientId, sub: token.accountId, exp: String(token.exp) }
    : { error: 'invalid_token', error_description: 'Invalid Value' };
}

const FORM = `<!doctype html><html lang="en"><title>Test provider</title>
<form method="post">
<label>Address <input name="email" type="email" required></label>
<label>First name <input name="given_name" value="Léa"></label>
<label>Last name <input name="family_name" value="Muller"></label>
<label>Verified <select name="email_verified"><option>true<option>false</select></label>
<button>Sign in</button>
<button name="refused" value="yes" formnovalidate>Refuse</button>
</form>`;

server.on('request', provider.callback());
process.stdin.on('end', () => process.exit(0)).resume();
process.stdout.write(`${issuer}\n`);
