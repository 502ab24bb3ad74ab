import { signInAs } from './checkout.ts';
import { createPerson } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

test('somebody new reads in three steps how a home is rented out', async ({ page, siteAddress }) => {
  await signInAs(page, await createPerson({ firstName: 'Odile' }), siteAddress);
  await page.goto('/de/dashboard/ads');
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Unterkünfte');
  await expect(page.getByRole('banner')).toContainText('Vermieten');
  const steps = page.getByRole('region', { name: 'In drei Schritten zur ersten Buchung' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await steps.getByRole('link', { name: 'Auszahlung einrichten' }).click();
  await expect(page).toHaveURL('/de/dashboard/banking-information');
});
