import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { insertProperty } from '@moien/api/testing/property-factory';
import { createTestDatabase } from '@moien/api/testing/test-database';
import type { ReleaseCalls } from '@moien/tooling/site/release-calls';
import { openReleaseCalls, publishBuilds } from '@moien/tooling/testing/publish-builds';

type Answer = { statusCode: number; headers: IncomingHttpHeaders; content: Buffer; body: string };

export type TestGateway = {
  address: string;
  /** Asks exactly for this path, however odd it is. */
  visit: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Asks it to stop, as whoever runs it does. */
  askToStop: () => void;
  /** Resolves with the exit code, or the signal, when the process has ended. */
  ended: Promise<number | NodeJS.Signals>;
  close: () => Promise<void>;
};

export type TestSite = TestGateway & {
  /** A published home in Luxembourg. */
  propertyId: string;
  databaseUrl: string;
  /** Where it keeps its registry and, in `releases`, the files of releases. */
  folder: string;
  /** With a token for every remote. */
  releases: ReleaseCalls;
};

/**
 * The built site as a process of its own, on a database of its own, with one home and the releases of this
 * workspace.
 */
export async function openTestSite(environment: Record<string, string> = {}): Promise<TestSite> {
  const database = await createTestDatabase();
  const propertyId = await insertProperty(database.client, {
    titles: { en: 'Attic & <garden>', de: 'Dachgeschoss mit Garten' },
    nightly_price: 12_300,
    guest_count: 4,
  });
  const folder = makeSiteFolder();
  const gateway = await openTestGateway({ DATABASE_URL: database.url, ...foldersIn(folder), ...environment });
  const releases = await openReleaseCalls(gateway.address, database.url);
  await publishBuilds(releases);
  return {
    ...gateway,
    propertyId,
    databaseUrl: database.url,
    folder,
    releases,
    close: async () => {
      await gateway.close();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A temporary folder for what a site writes. */
export function makeSiteFolder(): string {
  return mkdtempSync(join(tmpdir(), 'moien-test-site-'));
}

/** What makes a gateway write there. */
export function foldersIn(folder: string): Record<string, string> {
  return {
    MOIEN_VAR: folder,
    RELEASES_DIRECTORY: join(folder, 'releases'),
    OUTBOX_DIRECTORY: join(folder, 'outbox'),
  };
}

/** The gateway as a process of its own, in the role and the folder that the environment names. */
export async function openTestGateway(environment: Record<string, string>): Promise<TestGateway> {
  const gateway = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      MEDIA_DIRECTORY: join(tmpdir(), 'moien-test-media'),
      MEDIA_ORIGINALS: '@moien/demo/originals',
      DEVELOPMENT: 'on',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'fatal',
      JOBS: 'off',
      HOST: '127.0.0.1',
      PORT: '0',
      ALLOWED_HOSTS: 'moien.example',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(gateway, 'exit').then(([code, signal]) => code ?? signal);
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: gateway.stdout }).on('line', (line) => {
      const [, found] = /^Listening on http:\/\/localhost:(\d+)$/.exec(line) ?? [];
      if (found) resolve(Number(found));
    });
    void ended.then((code) => reject(new Error(`The gateway ended with ${code}.`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    visit: (path, headers) => ask(port, path, { host: 'moien.example', ...headers }),
    askToStop: () => void gateway.kill(),
    ended,
    close: async () => {
      gateway.kill();
      await ended;
    },
  };
}

function ask(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const question = request(
      { host: '127.0.0.1', port, path, headers, setHost: false, agent: false },
      (answer) => {
        buffer(answer)
          .then((content) =>
            resolve({
              statusCode: answer.statusCode ?? 0,
              headers: answer.headers,
              content,
              body: content.toString(),
            }),
          )
          .catch(reject);
      },
    );
    question.on('error', reject).end();
  });
}
