import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiPlugin, readConfig, serverOptions } from '@moien/api';
import { openPool } from '@moien/api/database/connections';
import { runService } from '@moien/tooling/testing/service';
import Fastify from 'fastify';
import { bareSearch, withoutCompilation } from './bare-search.ts';
import type { BenchQuery } from './queries.ts';

export interface ServerAddresses {
  /** The API as it is, with its cache of search answers. */
  readonly api: string;
  /** The API that asks the database each time. */
  readonly uncached: string;
  /** node:http, the statement written by hand and JSON.stringify. */
  readonly raw: string;
}

/** Both servers have as many connections. */
const CONNECTIONS = 10;

// The servers that are asked, in a process of their own: who asks them must not slow them down.
await runService<ServerAddresses>(async () => {
  const databaseUrl = process.env.BENCH_DATABASE_URL ?? '';
  const servers = await Promise.all([
    startApi(databaseUrl, 'on'),
    startApi(databaseUrl, 'off'),
    startRaw(databaseUrl),
  ]);
  const [api, uncached, raw] = servers;
  return {
    announcement: { api: api.address, uncached: uncached.address, raw: raw.address },
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
});

async function startApi(databaseUrl: string, cache: 'on' | 'off') {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    DEVELOPMENT: 'on',
    RATE_LIMIT: 'off',
    SEARCH_CACHE_MEGABYTES: cache === 'on' ? undefined : '0',
  });
  const app = Fastify(serverOptions(config));
  await app.register(apiPlugin, { config });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, stop: () => app.close() };
}

/**
 * The query comes as JSON in the query string, so that nothing is decoded that a hand-written server would
 * not.
 */
async function startRaw(databaseUrl: string) {
  const pool = openPool({ connectionString: withoutCompilation(databaseUrl), max: CONNECTIONS });
  const server = createServer((request, response) => {
    const query: BenchQuery = JSON.parse(decodeURIComponent(request.url?.slice(2) ?? ''));
    pool.query({ ...bareSearch(query) }).then(
      ({ rows }) => {
        const body = Buffer.from(JSON.stringify(rows));
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
          .end(body);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}
