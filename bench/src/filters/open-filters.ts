import type { Browser, Locator, Page } from 'playwright';
import { watchFilters } from './watch-filters.ts';

/** A middling phone. */
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
/** Longer than the filters wait between two questions, so that each change is asked for at once. */
const REST_MILLISECONDS = 400;
/** Changes of each kind that one round measures. */
const CHANGES = 10;

export type Change = { checkbox: number; type: number; price: number };

/** The filters of a search, with every group of features open: the most that there is to draw. */
export async function openFilters(browser: Browser, origin: string) {
  const context = await browser.newContext(PHONE);
  await context.addCookies([{ name: 'moien-visited', value: '1', url: origin }]);
  await context.addInitScript(() => localStorage.setItem('isOnboardingCompleted', 'true'));
  await context.addInitScript(watchFilters);
  const page = await context.newPage();
  await page.goto(`${origin}/en/search`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.locator('[data-numbers="known"]').waitFor();
  await dialog.locator('details:not([open]) > summary').evaluateAll((groups) => {
    for (const group of groups) if (group instanceof HTMLElement) group.click();
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const price = dialog
    .getByRole('group', { name: 'Price per night' })
    .getByRole('slider', { name: 'At least' });
  const controls = {
    checkbox: dialog.getByRole('checkbox', { name: 'Wi-Fi', exact: true }),
    type: dialog.getByRole('button', { name: 'Apartment', exact: true }),
    price,
  };
  return {
    features: await dialog.getByRole('checkbox').count(),
    change: () => changeAll(page, controls),
    answer: () => answerAll(page),
    close: () => context.close(),
  };
}

type Controls = Readonly<Record<keyof Change, Locator>>;

/** Each change is of a search that nobody has asked for before: a step of the least price comes between. */
async function changeAll(page: Page, { checkbox, type, price }: Controls): Promise<Change[]> {
  const samples: Change[] = [];
  const step = () => changeOnce(page, price);
  for (let round = 0; round < CHANGES; round += 1) {
    const sample = { price: await step(), checkbox: await changeOnce(page, checkbox) };
    await step();
    samples.push({ ...sample, type: await changeOnce(page, type) });
  }
  return samples;
}

async function changeOnce(page: Page, control: Locator): Promise<number> {
  await page.waitForTimeout(REST_MILLISECONDS);
  return control.evaluate((element) =>
    window.untilPainted(() => {
      if (!(element instanceof HTMLInputElement && element.type === 'range'))
        return (element as HTMLElement).click();
      const key = { key: 'ArrowUp', bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent('keydown', key));
    }),
  );
}

let asked = 0;

async function answerAll(page: Page): Promise<Change[]> {
  const samples: Change[] = [];
  for (let round = 0; round < CHANGES; round += 1) {
    const times: number[] = [];
    for (const rest of ['', '&feature-wifi=true', '&typeId=1']) {
      asked += 1;
      await page.waitForTimeout(REST_MILLISECONDS);
      const search = `maximumMonthlyBudget=${9_999 - asked}${rest}&language=en&facets=true`;
      times.push(await page.evaluate((text) => window.untilAnswered(text), search));
    }
    const [price = 0, checkbox = 0, type = 0] = times;
    samples.push({ price, checkbox, type });
  }
  return samples;
}
