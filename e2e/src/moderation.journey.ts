import type { Page } from '@playwright/test';
import { findOwner } from './booking-request.ts';
import { signInAs } from './checkout.ts';
import { openAs } from './open-as.ts';
import { createPerson } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

const thread = (page: Page) => page.getByRole('log');
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` });

test('a host answers by a saved reply, then reports and blocks the guest, who is told nothing', async ({
  page,
  browser,
  siteAddress,
  marketplace: { property },
}, { testId }) => {
  const name = `Basile${testId.slice(-4)}`;
  const guest = await createPerson({ firstName: name });
  const owner = await findOwner(property.id);
  await signInAs(page, guest, siteAddress);
  await page.goto(`/en/conversation/${property.id}/${owner.userId}/1`);
  await untilAlive(page);
  await field(page, owner.firstName).fill('Is there a lift?');
  await page.keyboard.press('Enter');
  await expect(thread(page).getByText('Sent')).toBeAttached();

  const host = await openAs(browser, owner, siteAddress);
  await host.goto(`/en/conversation/${property.id}/${guest.userId}/1`);
  await untilAlive(host);
  await host.getByRole('button', { name: 'Saved replies' }).click();
  await host.getByRole('button', { name: 'Manage saved replies …' }).click();
  await host.getByRole('button', { name: 'New saved reply' }).click();
  await host.getByRole('textbox', { name: 'Title' }).fill(name);
  await host.getByRole('textbox', { name: 'Text', exact: true }).fill('Yes, dear ');
  await host.getByRole('button', { name: '{Guest’s name}' }).click();
  await host.getByRole('button', { name: 'Save', exact: true }).click();
  await host.getByRole('dialog').getByText(`Yes, dear {Guest’s name}`).waitFor();
  await host.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await host.getByRole('button', { name: 'Saved replies' }).click();
  await host.getByRole('button', { name, exact: true }).click();
  await expect(field(host, name)).toHaveValue(`Yes, dear ${name}`);
  await field(host, name).press('End');
  await field(host, name).pressSequentially('.');
  await expect(page.getByText(`${owner.firstName} is writing …`)).toBeVisible();
  await host.keyboard.press('Enter');
  await expect(thread(page).getByRole('article').last()).toContainText(`Yes, dear ${name}.`);
  await expect(page.getByText(`${owner.firstName} is writing …`)).toBeHidden();

  await host.getByRole('button', { name: 'More', exact: true }).click();
  await host.getByRole('button', { name: `Report ${name} …` }).click();
  await host.getByRole('combobox', { name: 'What is it about?' }).selectOption('It’s advertising');
  await host.getByRole('button', { name: 'Send report' }).click();
  await expect(host.getByText('We’ve received your report', { exact: false })).toBeVisible();
  await host.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await host.getByRole('button', { name: 'More', exact: true }).click();
  await host.getByRole('button', { name: `Block ${name}` }).click();
  await expect(host.getByText(`You’ve blocked ${name}.`, { exact: false })).toBeVisible();
  // While the menu fades, its item says the same as the button of the notice.
  await expect(host.getByRole('navigation', { name: 'More' })).toBeHidden();
  await field(page, owner.firstName).fill('Unseen');
  await page.keyboard.press('Enter');
  await expect(thread(page).getByRole('article').last()).toContainText('Unseen');
  await expect(thread(page).getByRole('article').last().getByText('Sent')).toBeAttached();
  await host.getByRole('button', { name: `Unblock ${name}` }).click();
  await expect(host.getByText(`You’ve blocked ${name}.`, { exact: false })).toBeHidden();
  await field(page, owner.firstName).fill('Thank you.');
  await page.keyboard.press('Enter');
  await expect(thread(host).getByRole('article').last()).toContainText('Thank you.');
  await expect(thread(host).getByRole('article')).toHaveCount(3);
  await host.context().close();
});
