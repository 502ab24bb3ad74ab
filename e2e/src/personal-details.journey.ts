import { heicStart, patternedPhotograph } from '@moien/api/testing/upload-files';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { barriersOf } from './barriers.ts';
import { signInAs } from './checkout.ts';
import { withDatabase } from './database.ts';
import { createPerson, type Person } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

// Colours are judged where they arrive, not on the way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ABOUT = 'Born in Diekirch, architect by trade.\nAsk me for walks.';

/** The photograph is 569 pixels high, of which 1 / 1.5 is kept; it is not enlarged. */
const CROPPED_EDGE = 379;

/** Gives somebody the home of a host who has no other one. */
async function giveHome({ userId }: Person): Promise<void> {
  await withDatabase((database) =>
    sql`
      update property set owner_id = ${userId} where id = (
        select id from property as home where is_published and not exists (
          select from property as other where other.owner_id = home.owner_id and other.id <> home.id
        ) order by id desc limit 1
      )
    `.execute(database),
  );
}

async function openDetails(page: Page, siteAddress: string, names: Partial<Person> = {}): Promise<Person> {
  const person = await createPerson({ firstName: 'Odile', ...names });
  await signInAs(page, person, siteAddress);
  await page.goto('/en/dashboard/personal-details');
  await untilAlive(page);
  await page.getByLabel('First name').waitFor();
  return person;
}

/** By the button, which opens the files of the device. */
async function choosePicture(page: Page, buffer: Buffer, name = 'me.jpg'): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose (a|another) picture$/ }).press('Enter');
  await (await opened).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

test('somebody says who they are, crops a picture by the keys, and everybody sees it', async ({
  page,
  browser,
  siteAddress,
}) => {
  const person = await createPerson({ firstName: 'Odile' });
  await giveHome(person);
  await signInAs(page, person, siteAddress);
  await page.goto('/en/dashboard/settings');
  await untilAlive(page);
  await page.getByRole('link', { name: 'Personal details' }).first().press('Enter');
  await expect(page).toHaveURL('/en/dashboard/personal-details');
  await page.getByLabel('First name').fill('Odile-Marie');
  await page.getByLabel('About you').fill(ABOUT);
  for (const language of ['Luxembourgish', 'French']) {
    await page.getByLabel('Add a language').selectOption(language);
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  }
  await page.getByLabel('Street and number').fill('3, rue de l’Alzette');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Please enter the postcode.')).toBeVisible();
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await page.getByLabel('Postcode').fill('4011');
  await page.getByLabel('Town').fill('Esch-sur-Alzette');
  await page.getByLabel('Country').selectOption('LU');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Your details are saved.')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await choosePicture(page, await patternedPhotograph(7));
  const sheet = page.getByRole('dialog', { name: 'Choose what’s shown' });
  const zoom = sheet.getByRole('slider', { name: 'Zoom' });
  await zoom.focus();
  for (let turn = 0; turn < 10; turn += 1) await page.keyboard.press('ArrowUp');
  await expect(zoom).toHaveAttribute('aria-valuetext', '150%');
  await sheet.getByRole('slider', { name: 'Left to right' }).press('Home');
  expect(await barriersOf(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Use this picture' }).press('Enter');
  await expect(page.getByText('Your picture is saved.')).toBeVisible();
  await expect(sheet).toBeHidden();
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveAttribute('src', /^\/upload\/people\/.+-avatar\.avif$/);
  await expect(page.getByRole('banner').locator('img[src^="/upload/people/"]').first()).toBeVisible();

  const context = await browser.newContext({ baseURL: siteAddress });
  const stranger = await context.newPage();
  await stranger.goto(`/en/profile/${person.userId}`);
  await untilAlive(stranger);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Odile-Marie');
  await expect(stranger.getByText('Speaks Luxembourgish and French')).toBeVisible();
  await expect(stranger.getByRole('region', { name: 'About Odile-Marie' })).toContainText(
    'Ask me for walks.',
  );
  const seen = stranger.locator('img[src^="/upload/people/"]').first();
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(CROPPED_EDGE);
  await expect(stranger.getByText('Esch-sur-Alzette')).toHaveCount(0);
  await context.close();

  await page.reload();
  await untilAlive(page);
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(page.getByText('Your picture is removed.')).toBeVisible();
  await expect(page.getByLabel('Town')).toHaveValue('Esch-sur-Alzette');
  await expect(page.locator('img[src^="/upload/people/"]')).toHaveCount(0);
});

test.describe('what cannot be saved', () => {
  test.use({ expectedProblems: /status of 4(12|22)/ });

  test('says why, and nothing that was typed is lost', async ({ page, browser, siteAddress }) => {
    const person = await openDetails(page, siteAddress);
    await page.getByLabel('About you').fill('Call me: +352 621 123 456');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Others read this, so please leave out')).toBeVisible();
    await expect(page.getByLabel('About you')).toBeFocused();

    const context = await browser.newContext({ baseURL: siteAddress });
    const other = await context.newPage();
    await signInAs(other, person, siteAddress);
    await other.goto('/en/dashboard/personal-details');
    await untilAlive(other);
    await other.getByLabel('Last name').fill('Weyland');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Your details are saved.')).toBeVisible();
    await context.close();

    await page.getByLabel('About you').fill('Moien!');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('You’ve saved something else in another tab.');
    await expect(page.getByLabel('Last name')).toHaveValue('Weyland');
    await expect(page.getByLabel('About you')).toHaveValue('Moien!');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your details are saved.')).toBeVisible();
  });
});

test('a file that is no picture is not sent', async ({ page, siteAddress }) => {
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') uploads.push(request.url());
  });
  await openDetails(page, siteAddress);
  const sheet = page.getByRole('dialog', { name: 'Choose what’s shown' });
  await choosePicture(page, Buffer.concat([heicStart, Buffer.alloc(5000)]), 'IMG_0815.HEIC');
  await expect(sheet.getByRole('alert')).toContainText('HEIC');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await choosePicture(page, Buffer.from('no picture'));
  await expect(sheet.getByRole('alert')).toContainText('We can’t open this file.');
  await expect(sheet.getByRole('button', { name: 'Use this picture' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  expect(uploads).toEqual([]);
});
