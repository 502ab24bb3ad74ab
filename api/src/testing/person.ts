import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { insertPerson, insertSession } from './session-factory.ts';
import type { TestDatabase } from './test-database.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type TestPerson = {
  userId: string;
  cookie: string;
  call: (
    method: Method,
    url: string,
    headers?: Record<string, string>,
    body?: object,
  ) => Promise<LightMyRequestResponse>;
};

/** Somebody with an account, signed in on a page of the site. */
export async function openPerson(app: FastifyInstance, { client }: TestDatabase): Promise<TestPerson> {
  const userId = await insertPerson(client);
  const cookie = await insertSession(client, userId);
  return {
    userId,
    cookie,
    call: (method, url, headers = {}, body) =>
      app.inject({
        method,
        url,
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
        ...(body && { payload: body }),
      }),
  };
}
