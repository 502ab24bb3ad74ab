import type { Locator, Page } from '@playwright/test';
import { countFields } from './filled-fields.ts';
import { PASSWORD } from './sign-in.ts';
import { expect, untilAlive } from './test.ts';

export const IBAN = 'LU28 0019 4006 4475 0000';

const WORDS = {
  en: {
    ...{ who: 'Who you are', verify: 'Verify your identity', save: 'Save and continue' },
    ...{ firstName: 'First name', lastName: 'Last name', birthDate: 'Date of birth' },
    ...{ nationality: 'Nationality', residence: 'Country where you live', street: 'Street and number' },
    ...{ postcode: 'Postcode', town: 'Town', country: 'Country', toProvider: 'Continue at MangoPay' },
    ...{ confirm: 'Confirm', verified: 'Verified', account: 'Your bank account', add: 'Add your account' },
    ...{ password: 'Your current password', saveAccount: 'Save the account' },
    ...{ confirmAccount: 'Confirm at MangoPay', active: 'Active' },
  },
  de: {
    ...{ who: 'Wer Sie sind', verify: 'Identität bestätigen', save: 'Speichern und weiter' },
    ...{ firstName: 'Vorname', lastName: 'Nachname', birthDate: 'Geburtsdatum' },
    ...{ nationality: 'Staatsangehörigkeit', residence: 'Wohnsitzland', street: 'Straße und Hausnummer' },
    ...{ postcode: 'Postleitzahl', town: 'Ort', country: 'Land', toProvider: 'Weiter zu MangoPay' },
    ...{ confirm: 'Bestätigen', verified: 'Bestätigt', account: 'Ihr Bankkonto', add: 'Konto hinzufügen' },
    ...{ password: 'Ihr aktuelles Passwort', saveAccount: 'Konto speichern' },
    ...{ confirmAccount: 'Bei MangoPay bestätigen', active: 'Aktiv' },
  },
};

/** The page of banking, where a host shows who they are and adds the account that they are paid to. */
export function payoutPages(page: Page, languageTag: keyof typeof WORDS, fields = countFields()) {
  const words = WORDS[languageTag];
  const step = (name: string) => page.getByRole('listitem', { name });
  const press = (place: Locator | Page, name: string) => place.getByRole('button', { name }).click();
  const pages = {
    identity: () => step(words.who),
    account: () => step(words.account),

    async open(): Promise<void> {
      await page.goto(`/${languageTag}/dashboard/banking-information`);
      await untilAlive(page);
    },

    /** Opens the form of a step. */
    async begin(name: 'identity' | 'account'): Promise<Locator> {
      await press(pages[name](), name === 'identity' ? words.verify : words.add);
      return page.getByRole('dialog');
    },

    async fillIdentity(form: Locator): Promise<void> {
      await fields.fill(form.getByLabel(words.firstName), 'Odile');
      await fields.fill(form.getByLabel(words.lastName), 'Weber');
      await fields.fill(form.getByLabel(words.birthDate), '1988-03-14');
      await fields.select(form.getByLabel(words.nationality), 'LU');
      await fields.select(form.getByLabel(words.residence), 'LU');
      await fields.fill(form.getByLabel(words.street), '12, rue de Strasbourg');
      await fields.fill(form.getByLabel(words.postcode), '2560');
      await fields.fill(form.getByLabel(words.town, { exact: true }), 'Luxembourg');
      await fields.select(form.getByLabel(words.country, { exact: true }), 'LU');
      await fields.check(form.getByRole('checkbox'));
      await press(form, words.save);
    },

    /** The provider's pages are on another origin, and each leads back. */
    async confirmIdentity(): Promise<void> {
      await expect(async () => {
        await pages.identity().getByRole('link', { name: words.toProvider }).click({ timeout: 5000 });
        await page.getByRole('button', { name: words.confirm }).click({ timeout: 5000 });
        await untilAlive(page);
        await expect(pages.identity()).toContainText(words.verified, { timeout: 5000 });
      }).toPass();
    },

    async fillAccount(form: Locator, iban = IBAN): Promise<void> {
      await fields.fill(form.getByLabel('IBAN'), iban);
      await fields.fill(form.getByLabel('BIC'), 'BCEELULL');
      await fields.fill(form.getByLabel(words.password), PASSWORD);
      await press(form, words.saveAccount);
    },

    async confirmAccount(): Promise<void> {
      await pages.account().getByRole('link', { name: words.confirmAccount }).click();
      await page.getByRole('button', { name: words.confirm }).click();
      await untilAlive(page);
      await expect(pages.account()).toContainText(words.active);
    },

    /** From nothing to a host who can be paid. */
    async finish(): Promise<void> {
      await pages.open();
      await pages.fillIdentity(await pages.begin('identity'));
      await pages.confirmIdentity();
      await pages.fillAccount(await pages.begin('account'));
      await pages.confirmAccount();
    },
  };
  return pages;
}
