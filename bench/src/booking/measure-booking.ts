import { measurePaired, pick, type Side } from '../harness/measure-paired.ts';
import type { Measurement } from '../harness/result-file.ts';
import { runBounded } from '../search/http-client.ts';
import { openBareBookings } from './bare-booking.ts';
import type { BookingSite, PreparedBooking } from './booking-site.ts';

export type BookingOptions = { rounds: number; bookings: number; concurrency: number };

/** Of one run of so many bookings. */
type Run = { perSecond: number; milliseconds: number[] };

/** Bookings a second and the time of each, of one home and of many, beside the bare transaction. */
export async function measureBooking(
  site: BookingSite,
  databaseUrl: string,
  options: BookingOptions,
): Promise<Measurement[]> {
  const [template] = await site.prepare(1, 'one');
  if (!template) throw new Error('One booking was asked for.');
  await site.bookByService(template);
  const bare = await openBareBookings(databaseUrl, options.concurrency, template.request.id);
  try {
    const measured: Measurement[] = [];
    for (const homes of ['one', 'many'] as const) {
      const sideOf = (name: string, book: (booking: PreparedBooking) => Promise<unknown>): Side<Run> => ({
        name,
        run: async () => [await runOnce(await site.prepare(options.bookings, homes), book, options)],
      });
      const samples = await measurePaired(
        sideOf('bare SQL', bare.book),
        [sideOf('service', site.bookByService), sideOf('api over HTTP', site.bookByHttp)],
        { rounds: options.rounds },
      );
      const title = `${homes === 'one' ? 'one home' : 'many homes'}, ${options.concurrency} at once`;
      const times = ({ name, values }: { name: string; values: readonly Run[] }) => ({
        name,
        values: values.flatMap(({ milliseconds }) => milliseconds),
      });
      measured.push(
        { title, unit: 'bookings/s', ...pick(samples, ({ perSecond }) => perSecond) },
        {
          title,
          unit: 'ms',
          reference: times(samples.reference),
          again: times(samples.again),
          subjects: samples.subjects.map(times),
        },
      );
    }
    return measured;
  } finally {
    await bare.close();
  }
}

async function runOnce(
  prepared: readonly PreparedBooking[],
  book: (booking: PreparedBooking) => Promise<unknown>,
  { concurrency }: BookingOptions,
): Promise<Run> {
  const milliseconds: number[] = [];
  const tasks = prepared.map((booking) => async () => {
    const start = performance.now();
    await book(booking);
    milliseconds.push(performance.now() - start);
  });
  const seconds = await runBounded(tasks, concurrency);
  return { perSecond: prepared.length / seconds, milliseconds };
}
