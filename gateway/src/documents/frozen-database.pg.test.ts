import { rmSync } from 'node:fs';
import { migrate } from '@moien/api/database/migrate';
import { withinTicks } from '@moien/api/lib/ticks';
import { startApiProcess } from '@moien/api/testing/api-process';
import { ensureDatabase, withDatabase } from '@moien/tooling/postgres/databases';
import { openReleaseCalls, publishBuilds } from '@moien/tooling/testing/publish-builds';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '@moien/tooling/testing/throw-away-postgres';
import { foldersIn, makeSiteFolder, openTestGateway, type TestGateway } from '../testing/test-site.ts';

/** The limit of a document, in ticks of 100 ms: LOADER_TIMEOUT of 2 s and half a second. */
const DOCUMENT_TICKS = 25;
const ANSWER_TICKS = 10;
const SIGNED_IN = { cookie: `moien-session=${'a'.repeat(43)}` };

let postgres: ThrowAwayPostgres;

beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
});

afterAll(() => postgres.stop());

async function openSite(role: string, databaseUrl: string, folder: string): Promise<TestGateway> {
  const shared = { DATABASE_URL: databaseUrl, ...foldersIn(folder) };
  if (role === 'all') return openTestGateway(shared);
  const api = await startApiProcess({ ...shared, JOBS: 'off', TRUST_PROXY: '127.0.0.1' });
  const gateway = await openTestGateway({ ROLE: 'gateway', API_URL: api.address, ...foldersIn(folder) });
  return {
    ...gateway,
    close: async () => {
      await gateway.close();
      await api.stop();
    },
  };
}

describe.each(['all', 'gateway'])('a site of role %s whose database stands still', (role) => {
  const folder = makeSiteFolder();
  let gateway: TestGateway;

  beforeAll(async () => {
    const databaseUrl = withDatabase(postgres.url, `site_${role}`);
    await ensureDatabase(databaseUrl);
    await migrate(databaseUrl);
    gateway = await openSite(role, databaseUrl, folder);
    await publishBuilds(await openReleaseCalls(gateway.address, databaseUrl));
    await gateway.visit('/de/search');
    postgres.freeze();
  });

  afterAll(async () => {
    postgres.thaw();
    await gateway.close();
    rmSync(folder, { recursive: true });
  });

  it('sends documents in time, the first ones and the next ones', async () => {
    for (const path of ['/en', '/de/search', '/fr', '/de/search', '/en/search', '/de']) {
      const { headers, body } = await withinTicks(gateway.visit(path), DOCUMENT_TICKS);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<main');
    }
  });

  it('does not take somebody who brings a session for signed out', async () => {
    const { body } = await withinTicks(gateway.visit('/en', SIGNED_IN), DOCUMENT_TICKS);
    expect(body).toContain('"isSessionMissing":true');
  });

  it('answers calls with 503 in time', async () => {
    const { statusCode, headers, body } = await withinTicks(
      gateway.visit('/api/properties?page=2'),
      ANSWER_TICKS,
    );
    expect([statusCode, JSON.parse(body).code]).toEqual([503, 'unavailable']);
    expect(headers['retry-after']).toBe('2');
  });

  it('goes on serving files', async () => {
    const { body } = await gateway.visit('/en');
    const [, script = ''] = /"(\/[^"]+\.js)"/.exec(body) ?? [];
    const file = await withinTicks(gateway.visit(script), ANSWER_TICKS);
    expect([file.statusCode, file.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('javascript'),
    ]);
  });
});
