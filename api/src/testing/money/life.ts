import type { Random } from '../../lib/random.ts';
import type { Stay } from './book-stay.ts';
import type { Insist } from './insist.ts';
import type { MoneySite } from './money-site.ts';

/** A booking of one seed, with the site and the random source that decide what happens to it. */
export type Life = Stay & { site: MoneySite; random: Random; insist: Insist };

/** Jobs run when they are due, or all of them when the time is over. */
export async function passTime({ site, random }: Life, milliseconds: number): Promise<void> {
  const until = new Date(site.now().getTime() + milliseconds);
  if (random.chance(0.7)) site.goTo(until);
  while (await site.runNextJob(until));
  if (until > site.now()) site.goTo(until);
}
