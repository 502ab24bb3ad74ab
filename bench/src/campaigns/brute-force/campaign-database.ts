import { randomBytes } from 'node:crypto';
import { withClient, withDatabase } from '@moien/tooling/postgres/databases';
import { startThrowAwayPostgres } from '@moien/tooling/testing/throw-away-postgres';

export interface CampaignDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A database that is gone afterwards: on the server that DATABASE_URL names, else on an embedded one of its
 * own.
 */
export async function createCampaignDatabase(): Promise<CampaignDatabase> {
  const named = process.env.DATABASE_URL;
  const server = named ? { url: named, stop: () => Promise.resolve() } : await startThrowAwayPostgres();
  const name = `moien_campaign_${randomBytes(6).toString('hex')}`;
  await withClient(server.url, (client) => client.query(`CREATE DATABASE ${name}`));
  return {
    url: withDatabase(server.url, name),
    async drop() {
      await withClient(server.url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
      await server.stop();
    },
  };
}
