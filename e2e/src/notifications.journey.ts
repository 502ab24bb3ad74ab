import { verifyOwner } from './booking-request.ts';
import { createHomeFinder, signInAs, tabTo } from './checkout.ts';
import { bookAndPay } from './paid-booking.ts';
import { createPerson, type Person } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

const findHome = createHomeFinder('notifications');

test('a host hears of a booking at once, opens it, and takes back what was cleared', async ({
  page,
  browser,
  siteAddress,
  dataAddress,
  marketplace: { city },
}, { testId }) => {
  const firstName = `Odette${testId.slice(-4)}`;
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  const { userId } = home.property.owner;
  await verifyOwner(userId);
  const context = await browser.newContext({ baseURL: siteAddress });
  const host = await context.newPage();
  await signInAs(host, { userId } as Person, siteAddress);
  await host.goto('/en/dashboard/notifications');
  await untilAlive(host);
  await expect(host.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();

  await signInAs(page, await createPerson({ firstName }), siteAddress);
  const bookingId = await bookAndPay(page, siteAddress, home, firstName);

  // The notification, the header's count and the title's change without a reload.
  const item = host.getByRole('listitem').filter({ hasText: `${firstName} is coming to stay` });
  await expect(item).toContainText('Unread:');
  await expect(host.getByRole('banner').getByRole('link', { name: /unread notification/ })).toBeVisible();
  await expect(host).toHaveTitle(/^\([1-9]\+?\) Notifications – Moïen$/);

  await item.getByRole('link').click();
  await expect(host).toHaveURL(`/en/rental-booking/${bookingId}`);
  await host.goBack();
  await expect(item).not.toContainText('Unread:');

  await item.getByRole('button', { name: /^Options for/ }).click();
  await host.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(item).toHaveCount(0);
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(item).toBeVisible();
  await context.close();
});

test.describe('by keyboard alone', () => {
  test.use({ isSignedIn: true });

  test('notifications are opened, cleared, brought back and read', async ({ page }) => {
    await page.goto('/en/dashboard/notifications');
    await untilAlive(page);
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).toHaveCount(3);

    const links = page.getByRole('main').getByRole('link', { name: /12 new messages from Jo/ });
    await tabTo(page, links);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Clear', exact: true }));
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(2);
    await expect(items.first().getByRole('link')).toBeFocused();
    await expect(page.getByText('Notification cleared.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(items).toHaveCount(3);

    await page.evaluate(() => document.querySelector<HTMLElement>('h1')?.focus());
    await tabTo(page, page.getByRole('button', { name: 'Mark all as read' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 notifications marked as read.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /unread notification/ })).toHaveCount(0);

    await tabTo(page, links);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/conversation\//);
  });
});
