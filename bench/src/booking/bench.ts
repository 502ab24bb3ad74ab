import { parseArgs } from 'node:util';
import { runCommand } from '@moien/tooling/problem';
import { integerOption } from '../harness/integer-option.ts';
import { keepResult, printMeasurement } from '../harness/report.ts';
import { createBenchDatabase } from '../marketplace/bench-database.ts';
import { openBookingSite } from './booking-site.ts';
import { measureBooking } from './measure-booking.ts';

const usage = 'npm run bench -- booking [--rounds 8] [--bookings 60] [--concurrency 4]';

// A stay is held, beside the bare transaction with the same locks and writes, on a server that keeps what it
// commits.
await runCommand(async () => {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: { rounds: text('8'), bookings: text('60'), concurrency: text('4') },
  });
  const read = (name: keyof typeof values) => integerOption(name, values[name], 1, usage);
  const options = {
    rounds: read('rounds'),
    bookings: read('bookings'),
    concurrency: read('concurrency'),
  };
  const database = await createBenchDatabase({ isDurable: true });
  try {
    const site = await openBookingSite(database.url);
    try {
      const measurements = await measureBooking(site, database.url, options);
      measurements.forEach(printMeasurement);
      keepResult('booking', { options, measurements });
    } finally {
      await site.close();
    }
  } finally {
    await database.drop();
  }
});
