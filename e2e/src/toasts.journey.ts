import type { Locator, Page } from '@playwright/test';
import { enterPassword, openSignIn, press, signInButton, toast } from './auth-modal.ts';
import { createPerson } from './sign-in.ts';
import { expect, test } from './test.ts';

// A toast is pressed where it stands, not on its way there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A toast over the modal for signing in: no address was entered. */
async function openWithToast(page: Page): Promise<{ modal: Locator; message: Locator }> {
  await page.goto('/en/about?auth=sign-in');
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await press(modal, 'Sign in');
  const message = toast(page, 'Please enter your e-mail address.');
  await expect(message).toBeVisible();
  return { modal, message };
}

const dismiss = (message: Locator) => message.getByRole('button', { name: 'Dismiss' });

/** Whether a press in the middle of it reaches it. */
const isReached = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

for (const [name, viewport] of [
  ['low phone', { width: 360, height: 480 }],
  ['wide screen', { width: 1440, height: 900 }],
] as const) {
  test.describe(`over a dialog on a ${name}`, () => {
    test.use({ viewport });

    test('a toast stays while it is pointed at and goes by its button; the dialog stays', async ({
      page,
    }) => {
      await page.clock.install();
      const { modal, message } = await openWithToast(page);
      expect(await isReached(modal.getByRole('button', { name: 'Close' }).first())).toBe(true);
      await message.hover();
      await page.clock.runFor(20_000);
      await expect(message).toBeVisible();
      await dismiss(message).click();
      await expect(message).toHaveCount(0);
      await expect(modal).toBeVisible();
    });
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a toast over a dialog goes by a tap', async ({ page }) => {
    const { modal, message } = await openWithToast(page);
    await dismiss(message).tap();
    await expect(message).toHaveCount(0);
    await expect(modal).toBeVisible();
  });
});

test('a toast over a dialog is reached by keys', async ({ page }) => {
  await page.clock.install();
  const { modal, message } = await openWithToast(page);
  // After the last of the dialog.
  await modal.getByRole('link', { name: /Terms of use/ }).focus();
  await page.keyboard.press('Tab');
  await expect(dismiss(message)).toBeFocused();
  await page.clock.runFor(20_000);
  await page.keyboard.press('Enter');
  await expect(message).toHaveCount(0);
  await expect(modal).toBeVisible();
});

test('a problem’s toast goes with the dialog that it is about', async ({ page }) => {
  await page.clock.install();
  const person = await createPerson();
  const { modal, message } = await openWithToast(page);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(message).toHaveCount(0);
  await expect(signInButton(page)).toBeVisible();
  await enterPassword(await openSignIn(page), person);
  await expect(signInButton(page)).toBeHidden();
});
