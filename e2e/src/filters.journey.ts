import type { Locator, Page } from '@playwright/test';
import { restyledElements } from './restyled-elements.ts';
import { expect, test, untilAlive } from './test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 }, hasTouch: false };

const filtersOf = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const applyButton = (page: Page) =>
  filtersOf(page).getByRole('button', { name: /^(Show [\d,]+\+? home|Apply)/ });

const immediateIn = (filters: Locator) => filters.getByRole('checkbox', { name: 'Available now' });

/** The filters of a search page, with their numbers. */
async function openFilters(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await untilAlive(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filters/ })
    .click();
  const filters = filtersOf(page);
  await expect(filters).toBeVisible();
  await untilKnown(filters);
  return filters;
}

/** Waits until the numbers belong to what is chosen. */
async function untilKnown(filters: Locator): Promise<void> {
  await expect(filters.locator('[data-numbers]')).toHaveAttribute('data-numbers', 'known');
}

/** As many homes as the button to apply says. */
async function promisedBy(page: Page): Promise<number> {
  const text = (await applyButton(page).textContent()) ?? '';
  return Number(text.replace(/\D/g, ''));
}

async function expectHomes(page: Page, count: number): Promise<void> {
  const said = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d,]+\+? homes?$/ });
  await expect(said).toHaveText(`${count.toLocaleString('en-GB')} ${count === 1 ? 'home' : 'homes'}`);
}

for (const [device, use] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use);
    const press = (target: Locator) => (use.hasTouch ? target.tap() : target.click());

    test('the number beside a choice, the number to apply and the homes of the page are the same', async ({
      page,
    }) => {
      const filters = await openFilters(page, '/en/search');
      const apartment = filters.getByRole('button', { name: 'Apartment', exact: true });
      const beside = Number(((await apartment.textContent()) ?? '').replace(/\D/g, '').slice(0, 10));
      const described = await filters.evaluate(
        (element, id) => element.ownerDocument.getElementById(id ?? '')?.textContent ?? '',
        await apartment.getAttribute('aria-describedby'),
      );
      const promised = Number(described.replace(/\D/g, ''));
      expect(String(beside)).toContain(String(promised));
      await press(apartment);
      await untilKnown(filters);
      expect(await promisedBy(page)).toBe(promised);
      await press(applyButton(page));
      await expect(page).toHaveURL(/\/en\/search\?typeId=\d+$/);
      await expect(filters).toBeHidden();
      await expectHomes(page, promised);
    });
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);
  const press = (target: Locator) => target.tap();

  test('a term begins anew, and pressed again leaves neither', async ({ page }) => {
    const filters = await openFilters(page, '/en/search?adultCount=2&immediateAvailability=true');
    const term = (name: string) => filters.getByRole('button', { name, exact: true });
    await press(term('By the night'));
    await expect(immediateIn(filters)).not.toBeChecked();
    await press(immediateIn(filters));
    await press(term('By the month'));
    await expect(filters.getByRole('heading', { name: 'Dates' })).toBeHidden();
    await press(term('By the month'));
    await expect(term('By the month')).toHaveAttribute('aria-pressed', 'false');
    await expect(term('By the night')).toHaveAttribute('aria-pressed', 'false');
    await press(term('By the night'));
    await untilKnown(filters);
    await press(applyButton(page));
    await expect(page).toHaveURL('/en/search?isAvailableForShortTerm=true');
  });

  test('Back after applying returns to the search before', async ({ page }) => {
    await page.goto('/en/search');
    await untilAlive(page);
    const titles = page.getByRole('main').getByRole('heading', { level: 3 });
    const first = await titles.first().textContent();
    const filters = await openFilters(page, '/en/search');
    await press(immediateIn(filters));
    await untilKnown(filters);
    await press(applyButton(page));
    await expect(page).toHaveURL('/en/search?immediateAvailability=true');
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/en/search');
    await expect(titles.first()).toHaveText(first ?? '');
    await expect(page.getByRole('list', { name: 'Active filters' })).toBeHidden();
  });

  test('all is cleared at once', async ({ page }) => {
    const filters = await openFilters(page, '/en/search?adultCount=2&immediateAvailability=true');
    await press(filters.getByRole('button', { name: 'Clear all' }));
    await untilKnown(filters);
    const promised = await promisedBy(page);
    await press(applyButton(page));
    await expect(page).toHaveURL('/en/search');
    await expectHomes(page, promised);
  });

  test('what leaves no home says what could be left out', async ({ page }) => {
    const filters = await openFilters(page, '/en/search?maximumDailyBudget=0');
    await expect(filters.getByText(/It’s down to “up to €0 a night”. Without it there are/)).toBeVisible();
    await press(filters.getByRole('button', { name: /^Without a price limit: [\d,]+ homes$/ }));
    await untilKnown(filters);
    expect(await promisedBy(page)).toBeGreaterThan(0);
  });

  test('a filter of the page is left out by its own link', async ({ page }) => {
    await page.goto('/en/search?immediateAvailability=true&feature-wifi=true');
    await untilAlive(page);
    await press(page.getByRole('link', { name: 'Remove filter: Wi-Fi' }));
    await expect(page).toHaveURL('/en/search?immediateAvailability=true');
  });
});

test('by the keyboard alone, and Escape keeps nothing', async ({ page }) => {
  await page.goto('/en/search');
  await untilAlive(page);
  const button = page.getByRole('main').getByRole('button', { name: /^Filters/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const filters = filtersOf(page);
  await untilKnown(filters);
  await filters.getByRole('button', { name: 'By the month', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(filters.getByRole('button', { name: 'By the month', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const most = filters
    .getByRole('group', { name: 'Price per month' })
    .getByRole('slider', { name: 'At most' });
  await most.focus();
  await page.keyboard.press('ArrowDown');
  await expect(most).toHaveValue('9995');
  await page.keyboard.press('ArrowLeft');
  await expect(most).toHaveValue('9994');
  await page.keyboard.press('End');
  await expect(most).toHaveAttribute('aria-valuetext', '€10,000 and more');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL('/en/search');
  await page.keyboard.press('Enter');
  await untilKnown(filters);
  await expect(filters.getByRole('button', { name: 'By the month', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('numbers are typed and corrected, rooms are pressed, and what a term clears is given back', async ({
  page,
}) => {
  const filters = await openFilters(page, '/en/search');
  const field = (name: string) => filters.getByRole('textbox', { name, exact: true });
  await field('At most, Price per night').fill('150');
  await field('At least, Price per night').fill('400');
  await page.keyboard.press('Tab');
  await expect(field('At least, Price per night')).toHaveValue('150');
  await expect(filters.getByText('Only 0 € to 150 € is possible, so we set it to 150 €.')).toBeVisible();
  await field('At least, Price per night').fill('0');
  await page.keyboard.press('Enter');
  const rooms = filters.getByRole('group', { name: 'Bedrooms' });
  await rooms.getByRole('button', { name: '1', exact: true }).click();
  await rooms.getByRole('button', { name: '2', exact: true }).click();
  await filters.getByRole('button', { name: 'By the month', exact: true }).click();
  await expect(filters.getByText('All other filters are cleared.')).toBeVisible();
  await filters.getByRole('button', { name: 'Undo' }).click();
  await untilKnown(filters);
  const promised = await promisedBy(page);
  await applyButton(page).click();
  await expect(page).toHaveURL('/en/search?maximumDailyBudget=150&feature-bedrooms=1%2C2');
  await expectHomes(page, promised);
});

test('Back closes the filters and keeps nothing', async ({ page }) => {
  await page.goto('/en/search?adultCount=2');
  await untilAlive(page);
  await page.getByRole('list', { name: 'Active filters' }).waitFor({ state: 'hidden' });
  const filters = await openFilters(page, '/en/search?immediateAvailability=true');
  await immediateIn(filters).click();
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL('/en/search?immediateAvailability=true');
  await page.goBack();
  await expect(page).toHaveURL('/en/search?adultCount=2');
});

test('a choice has only what it changes styled anew, not the page behind it', async ({ page }) => {
  const filters = await openFilters(page, '/en/search');
  const all = await page.evaluate(() => document.querySelectorAll('*').length);
  const restyled = await restyledElements(page, async () => {
    await immediateIn(filters).click();
    await untilKnown(filters);
    await expect(filters.getByRole('button', { name: 'Remove filter: Available now' })).toBeVisible();
  });
  expect(restyled).toBeGreaterThan(0);
  expect(restyled).toBeLessThan(all / 4);
});

test('a slider that is dragged asks at most five times a second, and the last number is the right one', async ({
  page,
}) => {
  const filters = await openFilters(page, '/en/search');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('facets=true')) asked.push(request.url());
  });
  const group = filters.getByRole('group', { name: 'Price per night' });
  const most = group.getByRole('slider', { name: 'At most' });
  await most.focus();
  const box = await most.boundingBox();
  if (!box) throw new Error('The slider has no place.');
  const y = box.y + box.height / 2;
  const started = Date.now();
  await page.mouse.move(box.x + box.width - 14, y);
  await page.mouse.down();
  for (let step = 0; step <= 100; step += 1) await page.mouse.move(box.x + box.width - 14 - step * 2, y);
  await page.mouse.up();
  await untilKnown(filters);
  const seconds = (Date.now() - started) / 1000;
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(Math.ceil(seconds * 4) + 1);
  const chosen = await most.inputValue();
  expect(asked.at(-1)).toContain(`maximumDailyBudget=${chosen}`);
  const promised = await promisedBy(page);
  await applyButton(page).click();
  await expect(page).toHaveURL(`/en/search?maximumDailyBudget=${chosen}`);
  await expectHomes(page, promised);
});

test.describe('when their code does not come', () => {
  test.use({ expectedProblems: /filters|could not be loaded|ERR_FAILED|Failed to load/ });

  test('the filters say so, and open at the next wish', async ({ page }) => {
    let isAway = true;
    await page.route(/\/filters[^/]*\.js$/, (route) => (isAway ? route.abort() : route.continue()));
    await page.goto('/en/search');
    await untilAlive(page);
    const button = page.getByRole('main').getByRole('button', { name: /^Filters/ });
    await button.click();
    await expect(page.getByText('We couldn’t open the filters. Please try again.')).toBeVisible();
    isAway = false;
    await button.click();
    await expect(filtersOf(page)).toBeVisible();
  });
});
