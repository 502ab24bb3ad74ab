import { addDays, type Property, toDay } from '@moien/contract';
import type { Page } from '@playwright/test';
import { layoutShift, STILL, watchLayoutShift } from './layout-shift.ts';
import { readMail } from './mails.ts';
import { pickStay } from './pick-stay.ts';
import { newAddress } from './sign-in.ts';
import { findMonths, moneyOf, stayQuery } from './stay.ts';
import { expect, test, untilAlive } from './test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('all pictures are seen large, by keys and buttons, and the focus comes back', async ({
      page,
      marketplace: { property },
    }) => {
      const count = property.imageArray.length;
      await openHome(page, property);
      const opener = page.getByRole('button', { name: `Show all ${count} pictures` });
      await opener.focus();
      await page.keyboard.press('Enter');
      const viewer = page.getByRole('dialog', { name: `Pictures of ${property.title}` });
      const position = viewer.getByRole('status');
      // Upright phones have all of them below each other.
      if (viewport.width < viewport.height) {
        await expect(position).toHaveText(`1 of ${count}`);
        await expect(viewer.getByText(`1 / ${count}`)).toBeVisible();
        await viewer
          .getByRole('list')
          .first()
          .evaluate((column) => column.scrollTo(0, column.scrollHeight));
        await expect(position).toHaveText(`${count} of ${count}`);
        await page.keyboard.press('Escape');
        await expect(viewer).toBeHidden();
        await expect(opener).toBeFocused();
        return;
      }
      await expect(position).toHaveText(`1 of ${count}`);
      await page.keyboard.press('ArrowRight');
      await expect(position).toHaveText(`2 of ${count}`);
      await page.keyboard.press('End');
      await expect(position).toHaveText(`${count} of ${count}`);
      await page.keyboard.press('Home');
      await expect(position).toHaveText(`1 of ${count}`);
      await viewer.getByRole('button', { name: 'Next picture' }).click();
      await expect(position).toHaveText(`2 of ${count}`);
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('nothing moves by itself, from the top of the page to its end', async ({
      page,
      marketplace: { property },
    }) => {
      await watchLayoutShift(page);
      await openHome(page, property);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += viewport.height / 2) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      }
      await page.getByRole('region', { name: 'Similar homes' }).getByRole('article').first().waitFor();
      expect(await layoutShift(page)).toBeLessThan(STILL);
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('a picked stay costs here what its card says', async ({
    page,
    marketplace: { city, property, stay },
  }) => {
    await openHome(page, property);
    await pickStay(page.getByRole('region', { name: 'Available nights' }), stay);
    const query = stayQuery(stay);
    await expect(page).toHaveURL(`/en/property/${property.id}?${query}&adultCount=1`);
    const total = moneyOf(stay.quote);
    await expect(page.getByRole('complementary', { name: 'Price and terms' })).toContainText(`Total${total}`);
    await page.goto(`/en/search?cityId=${city.id}&${query}&propertyIdArray=${property.id}`);
    const card = page.getByRole('main').getByRole('article').filter({ hasText: property.title });
    await expect(card).toContainText(total);
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/en/property/${property.id}\\?${query}`));
    await expect(page.getByRole('complementary', { name: 'Price and terms' })).toContainText(`Total${total}`);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('pictures come first, from edge to edge, and say how far one has swiped', async ({
    page,
    marketplace: { property },
  }) => {
    await openHome(page, property);
    const count = property.imageArray.length;
    const row = page.getByRole('group', { name: 'Pictures' });
    const [box, title] = [
      await row.boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
    ];
    expect([Math.round(box?.x ?? -1), Math.round(box?.width ?? 0)]).toEqual([0, PHONE.width]);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    for (const name of ['Share', `Save ${property.title} to favourites`]) {
      const tool = await page.getByRole('button', { name }).first().boundingBox();
      expect(tool?.y ?? 0).toBeGreaterThan(box?.y ?? Number.NaN);
      expect((tool?.y ?? 0) + (tool?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
    }
    const all = page.getByRole('button', { name: `Show all ${count} pictures` });
    await expect(all).toContainText(`1/${count}`);
    await row.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }));
    await expect(all).toContainText(`2/${count}`);
    await expect(page.getByRole('navigation', { name: 'Main pages' })).toHaveCount(0);
  });

  test('the stay is chosen in a sheet, and the bar says what it costs', async ({
    page,
    marketplace: { property, stay },
  }) => {
    await openHome(page, property);
    const bar = page.getByRole('region', { name: 'Your stay' });
    await bar.getByRole('button', { name: 'Choose dates' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Your stay' });
    await expect(sheet.getByText(`At least ${property.minimumNights} night`)).toBeInViewport();
    await pickStay(sheet, stay);
    await expect(sheet).toContainText(`Total${moneyOf(stay.quote)}`);
    await expect(sheet.getByText('total for', { exact: false })).toBeInViewport();
    await sheet.getByRole('button', { name: 'Done' }).tap();
    await expect(sheet).toBeHidden();
    await expect(bar).toContainText(moneyOf(stay.quote));
    await expect(page).toHaveURL(/adultCount=1$/);
  });
});

test('dates of a month have a total by the month, nights are a press away, and the choice stays in the address', async ({
  page,
  marketplace,
  dataAddress,
}) => {
  const { property, quote } = await findMonths(dataAddress, marketplace.city.id);
  await page.goto(
    `/en/property/${property.id}?arrivalDate=${quote.arrivalDate}&departureDate=${quote.departureDate}`,
  );
  await untilAlive(page);
  const box = page.getByRole('complementary', { name: 'Price and terms' });
  const total = new RegExp(`Total for .+${moneyOf(quote).replace(/[.$]/g, '\\$&')}`);
  await expect(box.getByRole('link', { name: 'Months' })).toHaveAttribute('aria-current', 'true');
  await expect(box).toContainText(total);
  await box.getByRole('link', { name: 'Nights' }).click();
  await expect(page).toHaveURL(/&term=night$/);
  await expect(box).not.toContainText(total);
  await page.reload();
  await expect(box.getByRole('link', { name: 'Nights' })).toHaveAttribute('aria-current', 'true');
  await box.getByRole('link', { name: 'Months' }).click();
  await expect(page).toHaveURL(/&term=month$/);
  await expect(box).toContainText(total);
});

test('a home without scripts shows its calendar, and the picker takes its place without a move', async ({
  page,
  marketplace: { property },
}) => {
  await openHome(page, property);
  const section = page.getByRole('region', { name: 'Available nights' });
  const height = async () => (await section.boundingBox())?.height ?? 0;
  const printed = await height();
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('grid').first().waitFor();
  expect(Math.abs((await height()) - printed)).toBeLessThanOrEqual(1);
});

test('a stay that cannot be booked says why, in the language of the page', async ({
  page,
  marketplace: { property },
}) => {
  const arrival = addDays(toDay(new Date()), 60);
  const path = `/property/${property.id}?arrivalDate=${arrival}&departureDate=${addDays(arrival, 3)}`;
  const tooMany = `&adultCount=10&childrenCount=10`;
  for (const [language, sentence] of [
    ['en', `This home has room for ${property.guestCount} guest`],
    ['fr', `Ce logement peut accueillir ${property.guestCount} personne`],
    ['de', `Hier ist Platz für höchstens ${property.guestCount} G`],
  ]) {
    await page.goto(`/${language}${path}${tooMany}`);
    await expect(page.getByRole('complementary').getByRole('status')).toContainText(sentence ?? '');
  }
});

test('days that have passed and nights that are taken say why they cannot be chosen', async ({
  page,
  marketplace: { property },
}) => {
  await openHome(page, property);
  const section = page.getByRole('region', { name: 'Available nights' });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('grid').first().waitFor();
  const refused = section.locator('button[aria-disabled=true][aria-description]').first();
  // It can be pressed, though it is said to be disabled.
  await refused.click({ force: true });
  const reason = (await refused.getAttribute('aria-description')) ?? '';
  await expect(section.getByRole('status').filter({ hasText: reason })).toHaveCount(1);
});

for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the same days are the same nights and the same total', async ({
      page,
      marketplace: { property, stay },
    }) => {
      await openHome(page, property);
      await pickStay(page.getByRole('region', { name: 'Available nights' }), stay);
      await expect(page).toHaveURL(`/en/property/${property.id}?${stayQuery(stay)}&adultCount=1`);
      await expect(page.getByRole('region', { name: 'Available nights' })).toContainText(
        `${stay.quote.nightCount} nights:`,
      );
      await expect(page.getByRole('complementary', { name: 'Price and terms' })).toContainText(
        `Total${moneyOf(stay.quote)}`,
      );
    });
  });
}

test('a report reaches the people of the site, and who left an address gets a receipt', async ({
  page,
  marketplace: { property },
}) => {
  const email = newAddress();
  await openHome(page, property);
  await page.getByRole('button', { name: 'Report this home' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this home' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await dialog.getByLabel('What is it about?').selectOption('wrong-information');
  await dialog.getByLabel('What’s wrong?').fill(`There is no lift. ${email}`);
  await dialog.getByLabel(/Your e-mail address/).fill(email);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('status')).toContainText('Thank you.');
  expect(await readMail(page, email)).toContain('Thank you for your report');
});

test('a hasty second press closes no dialog', async ({ page, marketplace: { property } }) => {
  await openHome(page, property);
  const button = page.getByRole('button', { name: 'Report this home' });
  const dialog = page.getByRole('dialog', { name: 'Report this home' });
  await button.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  // Its code is there: the first press opens it, and the second meets what lies beside it.
  await button.dblclick({ force: true });
  await dialog.getByRole('button', { name: 'Send report' }).dblclick();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
});

test('the link is copied, or shown where the browser forbids that', async ({
  page,
  context,
  marketplace: { property },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHome(page, property);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this home' });
  await expect(dialog.getByLabel('Link')).toHaveValue(page.url());
});

test('similar homes lead on', async ({ page, marketplace: { property } }) => {
  await openHome(page, property);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const similar = page.getByRole('region', { name: 'Similar homes' });
  const link = similar.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('similar homes cost what their own page says, for the stay that is chosen', async ({
  page,
  marketplace: { property, stay },
}) => {
  await page.goto(`/en/property/${property.id}?${stayQuery(stay)}`);
  await untilAlive(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const card = page.getByRole('region', { name: 'Similar homes' }).getByRole('article').first();
  const price = await card
    .getByRole('button', { name: `total for ${stay.quote.nightCount} nights` })
    .textContent();
  const link = card.getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${stayQuery(stay)}&adultCount=1$`));
  // Until the next page has loaded, the prices of this one are shown under the new address.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const terms = page.getByRole('complementary', { name: 'Price and terms' });
  await expect(terms).toContainText(/Total€\d/);
  const total = /Total(€[\d.,]+)/.exec((await terms.textContent()) ?? '')?.[1];
  // A card says it without cents.
  expect(Math.round(eurosIn(total))).toBe(eurosIn(price));
});

/** `€1,234.50 total` is 1234.5. */
function eurosIn(text: string | null | undefined): number {
  return Number(/€([\d,.]*\d)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
}

async function openHome(page: Page, property: Property): Promise<void> {
  await page.goto(`/en/property/${property.id}`);
  await untilAlive(page);
}
