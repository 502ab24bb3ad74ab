import { expect, test, untilAlive } from './test.ts';

// The shell as a screen reader tells it. What is listed must be there in this order; between it there may be
// more.
test('the frame of a page for a visitor, with languages and currencies', async ({ page }) => {
  await page.goto('/en/about');
  await untilAlive(page);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Moïen, home page"
      - link "Blog"
      - button /^Currency. EUR/
      - button /^Language. EN/
  `);
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(`
    - contentinfo:
      - navigation "Footer":
        - heading "Discover" [level=2]
        - list:
          - listitem:
            - link "All homes"
          - listitem:
            - link "Blog"
          - listitem:
            - link "Events"
        - heading "Help" [level=2]
        - list:
          - listitem:
            - link "Questions and answers"
          - listitem:
            - link "Contact"
          - listitem:
            - link "About Moïen"
        - heading "Legal" [level=2]
        - list:
          - listitem:
            - link /^Terms.*opens in a new tab/
          - listitem:
            - link "Privacy policy"
          - listitem:
            - link "Cookies policy"
          - listitem:
            - button "Cookie settings"
      - paragraph: /© \\d{4} Moïen/
  `);
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('navigation', { name: 'Language' })).toMatchAriaSnapshot(`
    - navigation "Language":
      - list:
        - listitem:
          - link "Deutsch"
        - listitem:
          - link "Français"
  `);
  await page.getByRole('button', { name: /^Currency/ }).click();
  await expect(page.getByRole('group', { name: 'Currency' })).toMatchAriaSnapshot(`
    - group "Currency":
      - list:
        - listitem:
          - button /EUR Euro/
        - listitem:
          - button /CHF Swiss Franc/
        - listitem:
          - button /GBP British Pound/
        - listitem:
          - button /USD US Dollar/
      - paragraph: /ECB rates/
  `);
});

test.describe('somebody who is signed in', () => {
  test.use({ isSignedIn: true });

  test('has an account menu with what active releases serve', async ({ page }) => {
    await page.goto('/en/about');
    await untilAlive(page);
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('navigation', { name: 'Account' })).toMatchAriaSnapshot(`
      - navigation "Account":
        - list:
          - listitem:
            - link "Events"
        - list:
          - listitem:
            - button "Sign out"
    `);
  });
});

test.describe('who has not answered yet', () => {
  test.use({ hasAnswered: false });

  test('is asked about cookies before anything else', async ({ page }) => {
    await page.goto('/en/about');
    await untilAlive(page);
    await expect(page.getByRole('region', { name: 'Your privacy is yours' })).toMatchAriaSnapshot(`
      - region "Your privacy is yours":
        - heading "Your privacy is yours" [level=2]
        - paragraph:
          - link "Cookies policy"
        - group: Learn more
        - button "Necessary only"
        - button "Allow all"
    `);
  });
});
