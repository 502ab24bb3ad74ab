import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FaultCount, TelemetryEvent } from '@moien/contract';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { apiPlugin } from '../api-plugin.ts';
import { readConfig } from '../config.ts';
import { createReleaseToken } from '../domains/platform/release/release-tokens.ts';
import { callReleases } from './release-caller.ts';
import { makeUpload } from './release-factory.ts';
import { createTestDatabase } from './test-database.ts';

type Line = { level: number; msg: string } & Record<string, unknown>;

/** The only one that was built. */
export const SHELL_VERSION = '0.1.0-abc';
const INFO = 30;
const WARN = 40;

export type TelemetrySite = {
  app: FastifyInstance;
  client: pg.Client;
  /** The instant that the API reads from its clock. */
  now: string;
  /** What telemetry has logged; requests are left out. */
  lines: Line[];
  warned: () => Line[];
  send: (eventArray: object[], remoteAddress?: string) => Promise<LightMyRequestResponse>;
  readFaults: () => Promise<FaultCount[]>;
  /** No faults, no lines, and this instant. */
  clear: (now: string) => Promise<void>;
  close: () => Promise<void>;
};

/** An API with the limits of a public site and one active release, `mf-search` 1.0.0. */
export async function startTelemetrySite(): Promise<TelemetrySite> {
  const database = await createTestDatabase();
  const directory = await mkdtemp(join(tmpdir(), 'moien-releases-'));
  const { token } = await createReleaseToken(database.url, { name: 'search team', remotes: ['mf-search'] });
  const stream = new Writable({
    write(chunk, _encoding, done) {
      const line: Line = JSON.parse(String(chunk));
      if (line.level !== INFO) site.lines.push(line);
      done();
    },
  });
  const app = Fastify({ logger: { level: 'debug', stream } });
  const settings = readConfig({
    DEVELOPMENT: 'on',
    DATABASE_URL: database.url,
    RELEASES_DIRECTORY: directory,
  });
  const team = callReleases(app, token);
  const site: TelemetrySite = {
    app,
    client: database.client,
    now: '2027-01-10T12:00:00Z',
    lines: [],
    warned: () => site.lines.filter(({ level }) => level === WARN),
    send: (eventArray, remoteAddress = newVisitor()) =>
      app.inject({
        method: 'POST',
        url: '/telemetry',
        payload: { shell: SHELL_VERSION, eventArray },
        remoteAddress,
      }),
    readFaults: async () => (await team.faults()).json().faultArray,
    async clear(now) {
      site.now = now;
      site.lines = [];
      await database.client.query('delete from release_fault');
    },
    async close() {
      await app.close();
      await database.drop();
      await rm(directory, { recursive: true });
    },
  };
  const config = { ...settings, isRateLimited: true };
  await app.register(apiPlugin, {
    config,
    now: () => new Date(site.now),
    shellVersions: new Set([SHELL_VERSION]),
    elapsed: () => Date.parse(site.now),
  });
  await team.publish(makeUpload());
  await team.activate('1.0.0');
  return site;
}

let visitorCount = 0;
/** An address of a network that has not been seen. */
export function newVisitor(): string {
  visitorCount += 1;
  return `2001:db8:${visitorCount.toString(16)}::1`;
}

/** The first drawing of a page of `mf-search` 1.0.0 threw, unless more is said. */
export function fault(more: Partial<TelemetryEvent> = {}): TelemetryEvent {
  return { remote: 'mf-search', version: '1.0.0', fault: 'MF-401', part: 'search', ...more };
}
