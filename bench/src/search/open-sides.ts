import { join } from 'node:path';
import { openClient } from '@moien/api/database/connections';
import { startService } from '@moien/tooling/testing/service';
import { bareSearch, withoutCompilation } from './bare-search.ts';
import { type Found, type FoundRow, foundByApi, foundByRows } from './found.ts';
import { createHttpClient } from './http-client.ts';
import { addressOf, type BenchQuery } from './queries.ts';
import type { ServerAddresses } from './servers.ts';

/** One way to ask for a search, and to read from its answer what was found. */
export interface SearchSide {
  readonly name: string;
  ask(query: BenchQuery): Promise<unknown>;
  find(query: BenchQuery): Promise<Found>;
}

export interface SearchSides {
  readonly bare: SearchSide;
  readonly raw: SearchSide;
  readonly uncached: SearchSide;
  readonly cached: SearchSide;
  close(): Promise<void>;
}

/** Every side on one database: bare SQL in this process, the servers in another one. */
export async function openSides(databaseUrl: string, connections: number): Promise<SearchSides> {
  const service = await startService<ServerAddresses>(join(import.meta.dirname, 'servers.ts'), {
    BENCH_DATABASE_URL: databaseUrl,
  });
  const client = openClient({ connectionString: withoutCompilation(databaseUrl) });
  await client.connect();
  const http = createHttpClient(connections);
  const askBare = async (query: BenchQuery) => (await client.query<FoundRow>(bareSearch(query))).rows;
  const askRaw = (query: BenchQuery) =>
    http.read(`${service.announced.raw}/?${encodeURIComponent(JSON.stringify(query))}`);
  const apiSide = (name: string, origin: string): SearchSide => ({
    name,
    ask: (query) => http.read(origin + addressOf(query)),
    find: async (query) => foundByApi(await http.read(origin + addressOf(query))),
  });
  return {
    bare: {
      name: 'bare SQL',
      ask: askBare,
      find: async (query) => foundByRows(await askBare(query), query.propertyTypeId),
    },
    raw: {
      name: 'raw http',
      ask: askRaw,
      find: async (query) => foundByRows(JSON.parse(await askRaw(query)), query.propertyTypeId),
    },
    uncached: apiSide('api, no cache', service.announced.uncached),
    cached: apiSide('api, cache', service.announced.api),
    async close() {
      http.close();
      await client.end();
      await service.stop();
    },
  };
}
