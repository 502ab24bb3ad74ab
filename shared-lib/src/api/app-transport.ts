import { BROWSER_TOKEN_HEADER, SESSION_TOKEN_HEADER } from '@moien/contract';
import type { AppTokens } from '../native/app-tokens.ts';
import { createClient, createTransport } from './browser-transport.ts';
import type { Transport } from './transport.ts';

/**
 * Calls of the app's page, which is of another origin than the site (product decision 17): the session is a
 * bearer token, and both tokens are kept as the answers tell them.
 */
export function createAppTransport(tokens: Pick<AppTokens, 'get' | 'set'>): Transport {
  const client = createClient({ withCredentials: false });
  client.interceptors.request.use((request) => {
    const session = tokens.get('session');
    if (session) request.headers.set('authorization', `Bearer ${session}`);
    const browser = tokens.get('browser');
    if (browser) request.headers.set(BROWSER_TOKEN_HEADER, browser);
    return request;
  });
  client.interceptors.response.use(async (answer) => {
    const { [SESSION_TOKEN_HEADER]: session, [BROWSER_TOKEN_HEADER]: browser } = answer.headers;
    if (typeof session === 'string') await tokens.set('session', session);
    if (typeof browser === 'string') await tokens.set('browser', browser);
    return answer;
  });
  return createTransport(client);
}
