import { sessionCookieName } from '../domains/identity/index.ts';
import { type Access, needsSession } from '../lib/policy.ts';

/** How a caller says who is asking (product decision 17); each carrier is taken by itself. */
export const SECURITY_SCHEMES = {
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName('https'),
    description:
      'On the web, set by whatever signs in; without the prefix `__Host-` where the site has no https.',
  },
  sessionToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'In the apps, which are given it in the header `x-session-token` of the answer that signs in.',
  },
  releaseToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'For publishing and activating releases of the remotes that the token is for.',
  },
} as const;

/** None for what everybody may call. */
export function securityOf(access: Access | undefined): Record<string, string[]>[] {
  if (needsSession(access)) return [{ sessionCookie: [] }, { sessionToken: [] }];
  return access === 'release-token' ? [{ releaseToken: [] }] : [];
}
