import { randomUUID } from 'node:crypto';
import type { OwnerDetails, TaxData } from '@moien/contract';
import type { BookingModules } from './booking-modules.ts';
import { demoPeople } from './make-stay.ts';

/** Of the registry of IBANs: a bank's example, which belongs to nobody. */
const IBAN = 'LU280019400644750000';
const BIC = 'BCEELULL';
const ADDRESS = {
  line1: '12, rue de la Loge',
  line2: '',
  postalCode: 'L-1945',
  city: 'Luxembourg',
  region: '',
  countryCode: 'LU',
};
const BIRTH_DATE = '1979-04-12';
const ASKING = { origin: 'http://localhost', language: 'en' } as const;
/** Nobody is told of what the demo does. */
const tellNobody = async () => undefined;

/** Verifies the owner who can sign in, and lets the money of their stays go on as far as it is due. */
export async function releaseDemoMoney(modules: BookingModules, now: Date): Promise<void> {
  modules.goTo(now);
  await verify(modules);
  const { rows } = await modules.client.query<{ id: string }>(
    'select rental_booking.id from rental_booking where confirmed_at is not null and guest_id = $1',
    [demoPeople().guest.userId],
  );
  for (const { id } of rows) await modules.payments.releases.plan(id);
  await modules.payments.releases.runDue();
}

async function verify({ payments: { owners }, client }: BookingModules): Promise<void> {
  const { userId } = demoPeople().owner;
  const { rows } = await client.query<{ first_name: string; last_name: string }>(
    'select first_name, last_name from profile where user_id = $1',
    [userId],
  );
  const [person] = rows;
  const known = await owners.present(userId, ASKING);
  if (!person || known.recipient?.state === 'active') return;
  const holder = { kind: 'natural', firstName: person.first_name, lastName: person.last_name } as const;
  const details: OwnerDetails = {
    ...holder,
    birthDate: BIRTH_DATE,
    nationality: 'LU',
    countryOfResidence: 'LU',
    address: ADDRESS,
  };
  if (known.identity.state !== 'verified')
    await owners.identity.start(
      userId,
      { details, areProviderTermsAccepted: true, languageTag: 'en' },
      ASKING.origin,
    );
  // Two pages: the owner enrols, and shows who they are.
  for (let page = 0; page < 2; page += 1)
    await confirm((await owners.present(userId, ASKING)).identity.actionUrl);
  await owners.present(userId, ASKING);
  const recipient = { id: randomUUID(), iban: IBAN, bic: BIC, holder, address: ADDRESS } as const;
  const request = { ...recipient, languageTag: 'en', proof: { password: '' } } as const;
  await owners.recipients.create(userId, request, tellNobody);
  await confirm((await owners.present(userId, ASKING)).recipient?.actionUrl);
  await owners.present(userId, ASKING);
  const taxNumberArray = [{ countryCode: 'LU', number: '1979041212345' }];
  const taxData: TaxData = {
    ...holder,
    birthDate: BIRTH_DATE,
    address: ADDRESS,
    taxNumberArray,
    vatNumber: '',
    traderStatus: 'private',
  };
  await owners.taxData.save(userId, taxData, tellNobody);
}

/** As the owner's browser on a page of the sandbox. */
async function confirm(url: string | null | undefined): Promise<void> {
  if (!url) return;
  await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'confirm' }),
    redirect: 'manual',
  });
}
