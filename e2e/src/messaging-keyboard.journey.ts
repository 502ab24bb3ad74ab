import { randomUUIDv7 } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findOwner } from './booking-request.ts';
import { signInAs, tabTo } from './checkout.ts';
import { openAs } from './open-as.ts';
import { createCaller } from './session-calls.ts';
import { createPerson } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

const log = (page: Page) => page.getByRole('log');

test('by keyboard alone a conversation is opened, written, corrected and left', async ({
  page,
  siteAddress,
  marketplace: { property },
}) => {
  const guest = await createPerson({ firstName: 'Odile' });
  const owner = await findOwner(property.id);
  await signInAs(page, guest, siteAddress);
  const about = `/api/properties/${property.id}/conversations/${owner.userId}/1/messages`;
  await createCaller(page, siteAddress).put(`${about}/${randomUUIDv7()}`, { text: 'Is there a lift?' });
  await page.goto('/en/dashboard/conversation');
  await untilAlive(page);

  await tabTo(page, page.getByRole('main').getByRole('link', { name: owner.firstName }));
  await page.keyboard.press('Enter');
  await expect(log(page).getByRole('article')).toHaveCount(1);
  const field = page.getByRole('textbox', { name: `Message to ${owner.firstName}` });
  await tabTo(page, field);
  await page.keyboard.type('And a celar?');
  await page.keyboard.press('Enter');
  await expect(log(page).getByRole('article').last()).toContainText('And a celar?');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  const menu = log(page).getByRole('article').last().getByRole('button', { name: 'Edit or delete' });
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Edit', exact: true }));
  await page.keyboard.press('Enter');
  const correction = page.getByRole('textbox', { name: 'Edit message' });
  await expect(correction).toBeFocused();
  await expect(correction).toHaveValue('And a celar?');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('And a cellar?');
  await page.keyboard.press('Enter');
  await expect(log(page).getByRole('article').last()).toContainText('And a cellar?');
  await expect(log(page).getByText('edited')).toBeVisible();
  await expect(field).toBeFocused();
});

// What is listed must be there in this order; between it there may be more.
test('a conversation as a screen reader tells it, and what arrives while it is read', async ({
  page,
  browser,
  siteAddress,
  marketplace: { property },
}) => {
  const guest = await createPerson({ firstName: 'Odon' });
  const owner = await findOwner(property.id);
  await signInAs(page, guest, siteAddress);
  const of = (userId: string) =>
    `/api/properties/${property.id}/conversations/${userId}/1/messages/${randomUUIDv7()}`;
  await createCaller(page, siteAddress).put(of(owner.userId), { text: 'Is there a lift?' });
  await page.goto(`/en/conversation/${property.id}/${owner.userId}/1`);
  await untilAlive(page);
  await log(page).getByText('Is there a lift?').waitFor();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - region "Conversation with ${owner.firstName}":
        - log "Messages with ${owner.firstName}":
          - paragraph: Today
          - article:
            - text: You
            - paragraph: Is there a lift?
            - button "Edit or delete"
            - paragraph:
              - time
              - text: Sent
        - status
        - textbox "Message to ${owner.firstName}"
        - button "Send"
  `);

  // A log that grows at its beginning is silent; what is new is said politely beside it.
  await expect(log(page)).toHaveAttribute('aria-live', 'off');
  const host = await openAs(browser, owner, siteAddress);
  await createCaller(host, siteAddress).put(of(guest.userId), { text: 'Yes, beside the door.' });
  await expect(page.getByRole('status').filter({ hasText: 'Yes, beside the door.' })).toHaveText(
    `${owner.firstName}: Yes, beside the door.`,
  );
  await host.context().close();
});
