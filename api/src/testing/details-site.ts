import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PersonalDetails } from '@moien/contract';
import { insertPerson, insertSession } from './session-factory.ts';
import { buildTestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type DetailsSite = Awaited<ReturnType<typeof openDetailsSite>>;

const DETAILS_URL = '/api/account/personal-details';

/** An API with a folder of pictures of its own, and people who say who they are. */
export async function openDetailsSite() {
  const mediaDirectory = mkdtempSync(join(tmpdir(), 'moien-people-'));
  const database = await createTestDatabase();
  const app = await buildTestApp(database.url, { mediaDirectory });

  async function person() {
    const userId = await insertPerson(database.client, { hasPassword: true });
    const cookie = await insertSession(database.client, userId);
    const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
      app.inject({
        method,
        url,
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
        ...(payload && { payload }),
      });
    return {
      userId,
      call,
      read: async () => (await call('GET', DETAILS_URL)).json<PersonalDetails>(),
      change: (wanted: object, version?: number) =>
        call('PATCH', DETAILS_URL, wanted, version === undefined ? {} : { 'if-match': `"${version}"` }),
      send: (bytes: Buffer, type = 'image/jpeg') =>
        call('PUT', '/api/account/picture', bytes, { 'content-type': type }),
    };
  }

  return {
    app,
    client: database.client,
    mediaDirectory,
    person,
    /** Originals and variants of a picture; of all for the empty path. */
    filesOf: (path: string): string[] =>
      readdirSync(mediaDirectory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.includes(path.slice(path.lastIndexOf('/') + 1)))
        .map(({ parentPath, name }) => join(parentPath, name)),
    async close() {
      await app.close();
      await database.drop();
      rmSync(mediaDirectory, { recursive: true, force: true });
    },
  };
}
