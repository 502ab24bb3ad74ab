import { createTestDatabase } from '@moien/tooling/testing/test-database';
import { problemsOf, reportText } from './report.ts';
import { runTalks } from './run-talks.ts';

// A sample of `npm run campaign -- sockets`.
it('every message is told once and in order, though connections are cut and a process is killed', async () => {
  const database = await createTestDatabase();
  try {
    const result = await runTalks({
      databaseUrl: database.url,
      pairs: 15,
      seconds: 6,
      messagesPerSecond: 20,
      cutShare: 0.3,
      cutSeconds: 1,
      kills: 1,
      reconnectMilliseconds: 100,
      sampleMilliseconds: 500,
    });
    expect(problemsOf(result, { seconds: 6, isTimed: false })).toEqual([]);
    expect([result.sent, result.kills, result.cuts > 10]).toEqual([120, 1, true]);
    expect([result.connected.count > 0, result.reconnected.count > 0]).toEqual([true, true]);
    expect(reportText(result)).toContain('30 people, 120 messages');
  } finally {
    await database.drop();
  }
}, 120_000);
