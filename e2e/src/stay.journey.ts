import { pickStay } from './pick-stay.ts';
import { openPopup } from './search-bar.ts';
import { moneyOf, stayQuery, wholeMoneyOf } from './stay.ts';
import { expect, test, untilAlive } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const timezoneId of ['America/Los_Angeles', 'Europe/Luxembourg', 'Asia/Tokyo']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a stay is the same nights and the same total in the search, on the card and on the page', async ({
      page,
      marketplace: { property, stay },
    }) => {
      const { nightCount } = stay.quote;
      await page.goto(`/en/search?propertyIdArray=${property.id}`);
      await untilAlive(page);
      const popup = await openPopup(page, /^When/);
      await pickStay(popup, stay);
      await expect(popup.getByText(new RegExp(`${nightCount} nights$`))).toBeVisible();
      await popup.getByRole('button', { name: /^Show/ }).click();
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL((url) => url.search.includes(stayQuery(stay)));

      const card = page
        .getByRole('list', { name: /^Page \d+ of/ })
        .getByRole('article')
        .filter({ hasText: property.title });
      await card
        .getByRole('button', { name: `${wholeMoneyOf(stay.quote)} total for ${nightCount} nights` })
        .click();
      const lines = card.getByRole('group', { name: 'Price breakdown' });
      await expect(lines).toContainText(moneyOf(stay.quote));
      await page.keyboard.press('Escape');
      await expect(lines).toBeHidden();

      await card.getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL((url) => url.pathname === `/en/property/${property.id}`);
      await expect(page.getByRole('complementary', { name: 'Price and terms' })).toContainText(
        `Total${moneyOf(stay.quote)}`,
      );
      await expect(page.getByRole('region', { name: 'Available nights' })).toContainText(
        `${nightCount} nights:`,
      );
    });
  });
}
