import type { Locator } from '@playwright/test';
import type { Stay } from './stay.ts';

/** Picks arrival and departure where the picker is, on an English page. */
export async function pickStay(where: Locator, { arrival, departure }: Stay): Promise<void> {
  await where.scrollIntoViewIfNeeded();
  await where.getByRole('grid').first().waitFor();
  for (const day of [arrival, departure]) {
    const button = where.locator(`[data-day="${day}"]:not([data-outside]) button`);
    for (let months = 0; months < 12 && (await button.count()) === 0; months++)
      await where.getByRole('button', { name: 'Following months' }).click();
    await button.click();
  }
}
