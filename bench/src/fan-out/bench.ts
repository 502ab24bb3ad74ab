import { parseArgs } from 'node:util';
import { runCommand } from '@moien/tooling/problem';
import { integerOption } from '../harness/integer-option.ts';
import { keepResult, printMeasurement } from '../harness/report.ts';
import { createBenchDatabase } from '../marketplace/bench-database.ts';
import { measureFanOut } from './measure-fan-out.ts';

const usage = 'npm run bench -- fan-out [--people 5000] [--rounds 20]';

// An event for everybody who is connected, beside a bare server of websockets.
await runCommand(async () => {
  const { values } = parseArgs({
    options: { people: { type: 'string', default: '5000' }, rounds: { type: 'string', default: '20' } },
  });
  const options = {
    people: integerOption('people', values.people, 1, usage),
    rounds: integerOption('rounds', values.rounds, 1, usage),
  };
  const database = await createBenchDatabase({ isDurable: true });
  try {
    const { measurement, bytesPerSocket } = await measureFanOut(database.url, options);
    printMeasurement(measurement);
    const [api, bare] = [bytesPerSocket.api, bytesPerSocket.bare].map((bytes) => (bytes / 1024).toFixed(1));
    console.log(`\nresident memory of a websocket: api ${api} kB, bare ws ${bare} kB`);
    keepResult('fan-out', { options, measurements: [measurement], notes: { bytesPerSocket } });
  } finally {
    await database.drop();
  }
});
