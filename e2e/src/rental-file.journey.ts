import { randomUUIDv7 } from 'node:crypto';
import type { Page } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { findOwner } from './booking-request.ts';
import { signInAs } from './checkout.ts';
import { openAs } from './open-as.ts';
import { createCaller } from './session-calls.ts';
import { createPerson, PASSWORD } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

// Colours are judged where they arrive, not on the way. A refused call is an error to the browser.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: /status of 40[34]/ });

const PAYSLIP = {
  name: 'Gehalt.png',
  mimeType: 'image/png',
  // One white pixel: it becomes a page of its own.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const main = (page: Page) => page.getByRole('main');

test('a tenant shows a document to the owner of one home, sees who has looked, and ends it', async ({
  page,
  browser,
  siteAddress,
  marketplace: { property },
}) => {
  const tenant = await createPerson({ firstName: 'Ottilie', lastName: 'Hansen' });
  const owner = await findOwner(property.id);
  await signInAs(page, tenant, siteAddress);
  const conversation = `/api/properties/${property.id}/conversations/${owner.userId}/1`;
  const message = { text: 'Guten Tag' };
  await createCaller(page, siteAddress).put(`${conversation}/messages/${randomUUIDv7()}`, message);

  await page.goto('/de/dashboard/rental-file');
  await untilAlive(page);
  await main(page).getByRole('link', { name: 'Dokument hinzufügen' }).first().click();
  await main(page).getByLabel('Art des Dokuments').selectOption({ label: 'Letzte drei Gehaltsabrechnungen' });
  await main(page).getByLabel('Datei auswählen', { exact: true }).last().setInputFiles(PAYSLIP);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Letzte drei Gehaltsabrechnungen');
  const open = main(page).getByRole('button', { name: 'Seite ansehen' });
  await open.click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByRole('textbox', { name: 'Ihr aktuelles Passwort' });
  await password.fill('Wrong-horse-1');
  await dialog.getByRole('button', { name: 'Öffnen' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Öffnen' }).click();
  await expect(main(page).getByRole('img', { name: 'Seite 1 von 1' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await main(page).getByRole('link', { name: 'Mietermappe' }).click();
  await main(page).getByRole('button', { name: 'Mappe teilen' }).click();
  await page.getByRole('dialog').getByLabel('Für den Mietvertrag').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Teilen' }).click();
  await expect(main(page).getByText('Noch nicht geöffnet.')).toBeVisible();

  const other = await openAs(browser, owner, siteAddress);
  await other.goto('/de/dashboard/notifications');
  await untilAlive(other);
  await main(other)
    .getByRole('link', { name: /Eine Mietermappe wurde mit Ihnen geteilt/ })
    .first()
    .click();
  await expect(main(other).getByRole('heading', { level: 1 })).toHaveText('Ottilie Hansen');
  await main(other).getByRole('button', { name: 'Ansehen' }).click();
  await expect(main(other).getByRole('img', { name: 'Seite 1 von 1' })).toBeVisible();
  expect(await barriersOf(other)).toEqual([]);

  await page.reload();
  await untilAlive(page);
  await main(page).getByText('1 Seite geöffnet').click();
  await expect(main(page).getByText('Letzte drei Gehaltsabrechnungen, Seite 1')).toBeVisible();
  await main(page).getByRole('button', { name: 'Freigabe beenden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Freigabe beenden' }).click();
  await expect(main(page).getByText('Von Ihnen beendet')).toBeVisible();

  await other.reload();
  await untilAlive(other);
  await expect(main(other).getByText('Diese Mappe ist nicht mit Ihnen geteilt')).toBeVisible();
});
