import { measurePaired, timed } from '../harness/measure-paired.ts';
import type { Measurement } from '../harness/result-file.ts';
import { openCalendarSite } from './calendar-site.ts';

export type CalendarOptions = { homes: number; days: number; rounds: number };

/** Each edit changes every day: it gives a price that no day has had before. */
export async function measureEdits(databaseUrl: string, options: CalendarOptions): Promise<Measurement[]> {
  const site = await openCalendarSite(databaseUrl, options);
  let [price, undone] = [10_000, ''];
  const nextPrice = () => {
    price += 100;
    return price;
  };
  try {
    const edits = await measurePaired(
      timed('bare SQL', () => site.writeByHand(nextPrice())),
      [
        timed('edit over HTTP', () => site.edit({ price: nextPrice() })),
        timed(
          'undo over HTTP',
          () => site.undo(undone),
          async () => {
            undone = await site.edit({ price: nextPrice() });
          },
        ),
      ],
      { rounds: options.rounds },
    );
    let isOpen = true;
    const seen = await measurePaired(
      timed('a search', () => site.findOwn()),
      [
        timed(
          'from the answer to a search that shows it',
          () => site.untilFound(isOpen ? options.homes : 0),
          async () => {
            isOpen = !isOpen;
            await site.edit({ isOpen });
          },
        ),
      ],
      { rounds: options.rounds },
    );
    const size = `${options.homes} homes × ${options.days} days`;
    return [
      { title: `${size}, one price`, unit: 'ms', ...edits },
      { title: `${size}, closed or opened`, unit: 'ms', ...seen },
    ];
  } finally {
    await site.close();
  }
}
