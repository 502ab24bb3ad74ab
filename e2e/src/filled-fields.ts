import type { Locator } from '@playwright/test';

export type FilledFields = ReturnType<typeof countFields>;

/** Fills in fields as Playwright does, and counts them: what somebody has to decide or type. */
export function countFields() {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async fill(field: Locator, value: string): Promise<void> {
      count += 1;
      await field.fill(value);
    },
    async check(field: Locator): Promise<void> {
      count += 1;
      await field.check();
    },
    async select(field: Locator, value: string): Promise<void> {
      count += 1;
      await field.selectOption(value);
    },
    /** What is chosen by a button, such as one more bed. */
    async press(field: Locator): Promise<void> {
      count += 1;
      await field.click();
    },
    /** What is entered by other means. */
    note(): void {
      count += 1;
    },
  };
}
