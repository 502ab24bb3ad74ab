import { join } from 'node:path';
import { insertProperty } from '@moien/api/testing/property-factory';
import { rootDirectory } from '@moien/tooling/paths';
import { freePort } from '@moien/tooling/port';
import { withClient } from '@moien/tooling/postgres/databases';
import { startService } from '@moien/tooling/testing/service';
import { createTestDatabase } from '@moien/tooling/testing/test-database';
import { documentPathsOf, readKnown, searchPathsOf } from './load-paths.ts';
import { measureLoad } from './measure-load.ts';
import { problemsOf, reportText } from './report.ts';
import { signInPeople } from './sign-in-people.ts';

const GATEWAY = join(rootDirectory, 'tooling/src/testing/gateway-service.ts');

// A sample of `npm run campaign -- load`.
it('searches, documents and websockets together are answered without an error', async () => {
  const database = await createTestDatabase();
  const propertyId = await withClient(database.url, (client) =>
    insertProperty(client, { titles: { en: 'Attic' } }),
  );
  const metricsPort = await freePort('127.0.0.1');
  const gateway = await startService<{ address: string }>(GATEWAY, {
    DATABASE_URL: database.url,
    METRICS_PORT: String(metricsPort),
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMIT: 'off',
    JOBS: 'off',
    LOG_LEVEL: 'silent',
  });
  try {
    const { address } = gateway.announced;
    const known = await readKnown(address);
    expect(known.homeIds).toEqual([propertyId]);
    const plan = {
      address,
      seconds: 3,
      searches: 20,
      documents: 4,
      searchPaths: searchPathsOf(known, 13),
      documentPaths: documentPathsOf(known),
      people: await signInPeople(database.url, 20),
    };
    const metricsAddress = `http://127.0.0.1:${metricsPort}/metrics`;
    const report = await measureLoad(plan, { metricsAddress, every: 200 });
    expect(problemsOf(plan, report)).toEqual([]);
    expect([report.client.searches.count, report.client.documents.count]).toEqual([60, 12]);
    expect(reportText(plan, report)).toContain('20 of 20 websockets open at the end');
  } finally {
    await gateway.stop();
    await database.drop();
  }
});

it('what is refused, and a websocket that is gone, is a problem', async () => {
  const { client, samples } = badReport();
  expect(problemsOf({ people: [person, person], seconds: 60 }, { client, samples })).toEqual([
    '3 times searches: status 503',
    '1 of 2 websockets did not stay open',
    'the server counted 3 answers of 500 or more',
  ]);
});

const person = { userId: 'a', cookie: 'b' };

function badReport() {
  const times = { count: 3, p50: 1, p99: 1, maximum: 1 };
  const sample = {
    at: 0,
    heapBytes: 1,
    residentBytes: 1,
    eventLoopDelay: 1,
    processorSeconds: 1,
    failures: 0,
  };
  return {
    client: {
      searches: times,
      documents: times,
      errors: { 'searches: status 503': 3 },
      socketsOpen: 1,
      latenessMaximum: 0,
      processorShare: 0,
    },
    samples: [sample, { ...sample, at: 2000, failures: 3 }],
  };
}
