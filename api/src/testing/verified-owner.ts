import { randomUUID } from 'node:crypto';
import type { OwnerDetails } from '@moien/contract';
import { newAddress } from './new-address.ts';
import type { PaymentSite } from './payment-site.ts';

const ADDRESS = {
  line1: '1, rue de la Gare',
  line2: '',
  postalCode: 'L-1611',
  city: 'Luxembourg',
  region: '',
  countryCode: 'LU',
};
const HOLDER = { kind: 'natural', firstName: 'Anna', lastName: 'Weber' } as const;
const DETAILS: OwnerDetails = {
  ...HOLDER,
  birthDate: '1980-02-03',
  nationality: 'LU',
  countryOfResidence: 'LU',
  address: ADDRESS,
};
const ORIGIN = 'https://moien.example';
const note = async () => undefined;

/** As the owner's browser on the provider's page. */
async function confirm(url: string | null | undefined): Promise<void> {
  await fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ answer: 'confirm' }),
    redirect: 'manual',
  });
}

type Payments = { payments: Pick<PaymentSite['payments'], 'owners'> };

/** Through the provider's pages, as an owner goes. */
export async function verifyOwner(
  { payments: { owners }, client }: Payments & Pick<PaymentSite, 'client'>,
  userId: string,
): Promise<void> {
  await client.query('update profile set email = $2 where user_id = $1 and email is null', [
    userId,
    newAddress(),
  ]);
  const asking = { origin: ORIGIN, language: 'de' } as const;
  const request = { details: DETAILS, areProviderTermsAccepted: true, languageTag: 'de' } as const;
  await owners.identity.start(userId, request, ORIGIN);
  await confirm((await owners.present(userId, asking)).identity.actionUrl);
  await confirm((await owners.present(userId, asking)).identity.actionUrl);
  const { identity } = await owners.present(userId, asking);
  if (identity.state !== 'verified') throw new Error(`The owner is ${identity.state}.`);
}

/** An account that the owner has confirmed. */
export async function addRecipient(
  { payments: { owners } }: Payments,
  userId: string,
  iban = 'LU280019400644750000',
): Promise<void> {
  const bic = iban.startsWith('LU') ? 'BCEELULL' : 'COBADEFF';
  const id = randomUUID();
  const proof = { password: '' };
  const request = { id, iban, bic, holder: HOLDER, address: ADDRESS, languageTag: 'de', proof } as const;
  await owners.recipients.create(userId, request, note);
  const asking = { origin: ORIGIN, language: 'de' } as const;
  const { recipient, nextRecipient } = await owners.present(userId, asking);
  await confirm((nextRecipient ?? recipient)?.actionUrl);
  await owners.present(userId, asking);
}
