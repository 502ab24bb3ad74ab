import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ApiConfig } from '../config.ts';
import { createReleaseToken } from '../domains/platform/release/release-tokens.ts';
import { callReleases } from './release-caller.ts';
import { buildTestApp } from './test-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export type ReleaseSite = {
  database: TestDatabase;
  /** Where the files of releases are. */
  directory: string;
  app: FastifyInstance;
  /** Calls with a token for mf-search, of the name `search team`. */
  team: ReturnType<typeof callReleases>;
  /** Calls with a further token. */
  join: (name: string, remotes: string[]) => Promise<ReturnType<typeof callReleases>>;
  close: () => Promise<void>;
};

/** An API with a database and a folder of its own, to which a team may publish. */
export async function startReleaseSite(config: Partial<ApiConfig> = {}): Promise<ReleaseSite> {
  const database = await createTestDatabase();
  const directory = await mkdtemp(join(tmpdir(), 'moien-releases-'));
  const app = await buildTestApp(database.url, { releasesDirectory: directory, ...config });
  const joinAs = async (name: string, remotes: string[]) =>
    callReleases(app, (await createReleaseToken(database.url, { name, remotes })).token);
  return {
    database,
    directory,
    app,
    team: await joinAs('search team', ['mf-search']),
    join: joinAs,
    close: async () => {
      await app.close();
      await database.drop();
      await rm(directory, { recursive: true });
    },
  };
}

/** Status and code of a refusal. */
export function problemOf(response: { statusCode: number; json: () => { code: string } }): [number, string] {
  return [response.statusCode, response.json().code];
}
