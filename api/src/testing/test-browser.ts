import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Headers = Record<string, string>;

export type TestBrowser = {
  get: (url: string) => Promise<LightMyRequestResponse>;
  delete: (url: string) => Promise<LightMyRequestResponse>;
  post: (url: string, payload?: object, headers?: Headers) => Promise<LightMyRequestResponse>;
  put: (url: string, payload: object) => Promise<LightMyRequestResponse>;
  patch: (url: string, payload: object) => Promise<LightMyRequestResponse>;
  /** As an HTML form sends it. */
  submit: (url: string, fields: Headers, headers?: Headers) => Promise<LightMyRequestResponse>;
  /** The id of who is signed in here. */
  userId: () => Promise<string | undefined>;
  cookies: ReadonlyMap<string, string>;
};

/**
 * Keeps its cookies from one call to the next.
 * @param always headers of each call
 */
export function openBrowser(app: FastifyInstance, language = 'en', always: Headers = {}): TestBrowser {
  const cookies = new Map<string, string>([['languageTag', language]]);
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object | string,
    headers: Headers = {},
  ) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({ method, url, headers: { cookie, ...always, ...headers }, payload });
    for (const { name, value } of answer.cookies)
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    return answer;
  };
  return {
    cookies,
    get: (url) => call('GET', url),
    delete: (url) => call('DELETE', url),
    post: (url, payload, headers) => call('POST', url, payload, headers),
    put: (url, payload) => call('PUT', url, payload),
    patch: (url, payload) => call('PATCH', url, payload),
    submit: (url, fields, headers) =>
      call('POST', url, `${new URLSearchParams(fields)}`, {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
    userId: async () => (await call('POST', '/api/get-session', undefined)).json().profile?.userId,
  };
}
