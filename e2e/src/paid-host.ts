import { randomUUID } from 'node:crypto';
import type { BankingInformation } from '@moien/contract';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { signInAs } from './checkout.ts';
import { withDatabase } from './database.ts';
import { createCaller } from './session-calls.ts';
import { createPerson, PASSWORD, type Person } from './sign-in.ts';

const ADDRESS = {
  line1: '12, rue de Strasbourg',
  line2: '',
  postalCode: '2560',
  city: 'Luxembourg',
  region: '',
  countryCode: 'LU',
} as const;

/**
 * Somebody new who lets the home from now on, and to whom money can be paid: without the pages, for journeys
 * that begin there.
 */
export async function createPaidHost(page: Page, siteAddress: string, propertyId: string): Promise<Person> {
  const host = await createPerson({ firstName: 'Odile' });
  await withDatabase((database) =>
    sql`update property set owner_id = ${host.userId} where id = ${propertyId}`.execute(database),
  );
  await signInAs(page, host, siteAddress);
  await showIdentity(page, siteAddress, host);
  await addAccount(page, siteAddress, host);
  return host;
}

/** The provider first wants the host's second factor, then a document. */
async function showIdentity(page: Page, siteAddress: string, { firstName, lastName }: Person): Promise<void> {
  const caller = createCaller(page, siteAddress);
  const details = {
    kind: 'natural',
    firstName,
    lastName,
    birthDate: '1988-03-14',
    nationality: 'LU',
    countryOfResidence: 'LU',
    address: ADDRESS,
  };
  const request = { details, areProviderTermsAccepted: true, languageTag: 'en' };
  let banking = await caller.post<BankingInformation>('/api/payments/identity', request);
  for (let step = 0; step < 2; step += 1) {
    await confirm(page, banking.identity.actionUrl);
    banking = await caller.get<BankingInformation>('/api/payments/banking-information');
  }
  if (banking.identity.state !== 'verified') throw new Error(`The host is ${banking.identity.state}.`);
}

async function addAccount(page: Page, siteAddress: string, { firstName, lastName }: Person): Promise<void> {
  const caller = createCaller(page, siteAddress);
  const { recipient, nextRecipient } = await caller.post<BankingInformation>('/api/payments/recipients', {
    id: randomUUID(),
    iban: 'LU280019400644750000',
    bic: 'BCEELULL',
    holder: { kind: 'natural', firstName, lastName },
    address: ADDRESS,
    languageTag: 'en',
    proof: { password: PASSWORD },
  });
  await confirm(page, (nextRecipient ?? recipient)?.actionUrl);
  const banking = await caller.get<BankingInformation>('/api/payments/banking-information');
  if (banking.recipient?.state !== 'active') throw new Error('The account of the host is not active.');
}

/** As on the provider's own page. */
async function confirm(page: Page, url: string | null | undefined): Promise<void> {
  await page.request.post(url ?? '', { form: { answer: 'confirm' }, maxRedirects: 0 });
}
