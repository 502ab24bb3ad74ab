import { randomUUIDv7 } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { examplePdf, photograph } from '@moien/api/testing/upload-files';
import type { Page } from '@playwright/test';
import { findOwner } from './booking-request.ts';
import { signInAs } from './checkout.ts';
import { openAs } from './open-as.ts';
import { createCaller } from './session-calls.ts';
import { createPerson } from './sign-in.ts';
import { expect, resize, test, untilAlive } from './test.ts';

const MEGABYTE = 1024 * 1024;

const thread = (page: Page) => page.getByRole('log');

async function choose(
  page: Page,
  files: string | { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos or PDFs' }).click();
  await (await chooser).setFiles(files);
}

/** Whether a picture is drawn, in the box that was there before it. */
const sizeOf = (page: Page, name: string) =>
  thread(page)
    .getByRole('img', { name })
    .evaluate((image: HTMLImageElement) => [
      image.complete && image.naturalWidth > 0,
      image.width,
      image.height,
    ]);

test.use({ expectedProblems: /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/ });

test('a photo and a PDF arrive, one that is too large is refused, and what is offline goes out later', async ({
  page,
  browser,
  siteAddress,
  marketplace: { property },
}, testInfo) => {
  const guest = await createPerson({ firstName: `Philippa${testInfo.testId.slice(-4)}` });
  const owner = await findOwner(property.id);
  await signInAs(page, guest, siteAddress);
  await page.goto(`/en/conversation/${property.id}/${owner.userId}/1`);
  await untilAlive(page);
  const photo = { name: 'Kitchen.jpg', mimeType: 'image/jpeg', buffer: await photograph({ orientation: 6 }) };
  const pdf = { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: examplePdf };

  // From the disk: through the protocol so many bytes take longer than an action may.
  const large = testInfo.outputPath('Large.pdf');
  await writeFile(large, Buffer.alloc(11 * MEGABYTE));
  await choose(page, large);
  await expect(page.getByText('“Large.pdf” is larger than 10 MB.', { exact: false })).toBeVisible();
  await choose(page, [photo, pdf]);
  const files = page.getByRole('list', { name: 'Files to send' });
  await expect(files.getByText('1\u00a0kB')).toHaveCount(1);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread(page).getByText('Sent')).toBeAttached();
  await expect(files).toHaveCount(0);
  await expect.poll(() => sizeOf(page, 'Your photo')).toEqual([true, 200, 300]);

  const other = await openAs(browser, owner, siteAddress);
  await other.goto('/en/dashboard/conversation?view=unread');
  await untilAlive(other);
  await other
    .getByRole('link', { name: `${guest.firstName}` })
    .getByText('2 files')
    .click();
  await expect.poll(() => sizeOf(other, `Photo from ${guest.firstName}`)).toEqual([true, 200, 300]);
  const download = other.waitForEvent('download');
  await thread(other)
    .getByRole('link', { name: /^Plan\.pdf/ })
    .click();
  expect((await download).suggestedFilename()).toBe('Plan.pdf');

  await page.context().setOffline(true);
  await choose(page, [{ ...photo, name: 'Bath.jpg' }]);
  await expect(files.getByText('Uploads when you’re back online')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread(page).getByText('Will be sent when you’re back online')).toBeVisible();
  await page.context().setOffline(false);
  await expect(thread(other).getByRole('img')).toHaveCount(2);
  await expect(thread(page).getByRole('img', { name: 'Your photo' })).toHaveCount(2);
  await other.context().close();
});

test('on a phone the log stays at its end: files that are chosen take its room, and pictures come late', async ({
  page,
  siteAddress,
  marketplace: { property },
}) => {
  const guest = await createPerson();
  const owner = await findOwner(property.id);
  await signInAs(page, guest, siteAddress);
  const caller = createCaller(page, siteAddress);
  const about = `/api/properties/${property.id}/conversations/${owner.userId}/1/messages`;
  for (let number = 1; number <= 12; number += 1)
    await caller.put(`${about}/${randomUUIDv7()}`, { text: `Line ${number}` });
  await page.route(/\/api\/attachments\/[^/]+\?width=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await resize(page, { width: 390, height: 844 });
  await page.goto(`/en/conversation/${property.id}/${owner.userId}/1`);
  await untilAlive(page);
  const pixelsToEnd = () =>
    thread(page).evaluate((log) => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight));
  const untilAtEnd = () => expect.poll(pixelsToEnd).toBeLessThanOrEqual(2);
  await thread(page).getByText('Line 12').waitFor();

  const photo = { name: 'Kitchen.jpg', mimeType: 'image/jpeg', buffer: await photograph({ orientation: 6 }) };
  const pdf = { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: examplePdf };
  for (const [turn, text] of ['The kitchen', 'And once more'].entries()) {
    await untilAtEnd();
    await choose(page, [photo, pdf]);
    await expect(page.getByRole('list', { name: 'Files to send' }).getByText(/1\u00a0kB/)).toBeVisible();
    await untilAtEnd();
    await page.getByRole('textbox', { name: `Message to ${owner.firstName}` }).fill(`${text}\n\nSee below.`);
    await untilAtEnd();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(thread(page).getByRole('img', { name: 'Your photo' })).toHaveCount(turn + 1);
    await untilAtEnd();
    const last = thread(page).getByRole('img', { name: 'Your photo' }).last();
    await expect
      .poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await untilAtEnd();
  }
});
