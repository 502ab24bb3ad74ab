import type { Page } from '@playwright/test';
import { findOwner } from './booking-request.ts';
import { createHomeFinder, signInAs } from './checkout.ts';
import { openAs } from './open-as.ts';
import { bookAndPay } from './paid-booking.ts';
import { createPerson } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

const findHome = createHomeFinder('message-card');

const card = (page: Page) => page.getByRole('log').getByRole('article').getByRole('article');

test('a request stands in the conversation, where the host accepts it and the guest sees it at once', async ({
  page,
  browser,
  marketplace: { city },
  dataAddress,
  siteAddress,
}, { testId }) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: false });
  const guest = await createPerson({ firstName: `Josette${testId.slice(-4)}` });
  const owner = await findOwner(home.property.id);
  await signInAs(page, guest, siteAddress);
  const id = await bookAndPay(page, siteAddress, home, guest.firstName);
  await page.goto(`/en/conversation/${home.property.id}/${owner.userId}/2`);
  await untilAlive(page);
  await expect(card(page)).toContainText('Requested');
  await expect(card(page).getByRole('button')).toHaveCount(0);

  const hostPage = await openAs(browser, owner, siteAddress);
  await hostPage.goto('/en/dashboard/conversation');
  await untilAlive(hostPage);
  const item = hostPage.getByRole('link', { name: guest.firstName });
  await expect(item).toContainText('New booking');
  await item.click();
  await card(hostPage).getByRole('button', { name: 'Accept the request' }).dblclick();
  await expect(card(hostPage)).toContainText('Booked');
  await expect(card(hostPage).getByRole('button')).toHaveCount(0);
  await hostPage.context().close();

  // Without a reload.
  await expect(card(page)).toContainText('Booked');
  await card(page).getByRole('link', { name: home.property.title }).click();
  await expect(page).toHaveURL(`/en/rental-booking/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay is booked');
});
