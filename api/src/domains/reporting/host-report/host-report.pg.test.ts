import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TaxData } from '@moien/contract';
import { XMLParser } from 'fast-xml-parser';
import { validateXML } from 'xmllint-wasm';
import { openPayoutSite, type PayoutSite } from '../../../testing/payout-site.ts';
import { insertProperty, LUXEMBOURG } from '../../../testing/property-factory.ts';
import { insertPerson } from '../../../testing/session-factory.ts';
import { fileHostReport, type HostReport } from './file-host-report.ts';

const SCHEMA_FOLDER = join(import.meta.dirname, 'schema');
const MAIN = 'dpi-used-v1.0.xsd';
const OPERATOR = {
  name: 'Moïen & Söhne S.à r.l.',
  address: '1, rue du Marché, L-1000 Luxembourg',
  countryCode: 'LU',
  vatNumber: 'LU12345613',
  taxNumber: '20262400123',
};
const ADDRESS = {
  line1: '3, Place d’Armes',
  line2: '',
  postalCode: 'L-1136',
  city: 'Luxembourg',
  region: '',
  countryCode: 'LU',
};
const PERSON: TaxData = {
  kind: 'natural',
  firstName: 'Zoé <b>',
  lastName: 'Muller & Sohn -- 1',
  birthDate: '1980-02-03',
  address: ADDRESS,
  taxNumberArray: [
    { countryCode: 'LU', number: '1980020312345' },
    { countryCode: 'DE', number: '12345678901' },
  ],
  vatNumber: '',
  traderStatus: 'private',
};
const COMPANY: TaxData = {
  kind: 'legal',
  legalName: 'Gîtes de l’Est',
  companyNumber: 'B123456',
  address: { ...ADDRESS, line2: 'App. 4', region: 'Grand Est', countryCode: 'FR' },
  taxNumberArray: [{ countryCode: 'FR', number: '123456782' }],
  vatNumber: 'FR12123456782',
  traderStatus: 'trader',
};

let payouts: PayoutSite;
let site: PayoutSite['site'];

beforeAll(async () => {
  payouts = await openPayoutSite();
  site = payouts.site;
}, 120_000);

afterAll(() => site?.close());

const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  isArray: (name) => ['ReportableSeller', 'PropertyListing', 'TIN', 'ResCountryCode'].includes(name),
  parseTagValue: false,
});

async function file(year: number, more: { isDraft?: boolean; fails?: boolean } = {}) {
  let xml = '';
  const report: HostReport = await fileHostReport(
    {
      database: site.database,
      operator: OPERATOR,
      now: () => new Date(`${year + 1}-01-15T22:30:00.120Z`),
      write: async (written) => {
        if (more.fails) throw new Error('The disk is full.');
        xml = written;
      },
    },
    { year, countryCode: 'LU', isDraft: more.isDraft ?? false },
  );
  if (xml !== '') expect(await errorsOf(xml)).toEqual([]);
  return { ...report, xml, message: xml === '' ? null : parser.parse(xml).DPI_OECD };
}

async function errorsOf(xml: string): Promise<readonly string[]> {
  const files = readdirSync(SCHEMA_FOLDER).map((fileName) => ({
    fileName,
    contents: readFileSync(join(SCHEMA_FOLDER, fileName), 'utf8'),
  }));
  const { errors } = await validateXML({
    xml: [{ fileName: 'report.xml', contents: xml }],
    schema: files.filter(({ fileName }) => fileName === MAIN),
    preload: files.filter(({ fileName }) => fileName !== MAIN),
  });
  return errors.map(({ message }) => message);
}

/** A host with a home, who has given tax data unless null. */
async function host(taxData: TaxData | null) {
  const ownerId = await insertPerson(site.client);
  const propertyId = await insertProperty(site.client);
  await site.client.query('update property set owner_id = $1 where id = $2', [ownerId, propertyId]);
  if (taxData) await saveTaxData(ownerId, taxData);
  return { ownerId, propertyId };
}

async function saveTaxData(ownerId: string, taxData: TaxData): Promise<void> {
  await site.client.query(
    `insert into owner_tax_data (user_id, data, saved_at) values ($1, $2, now())
     on conflict (user_id) do update set data = excluded.data`,
    [ownerId, JSON.stringify(taxData)],
  );
}

type DocSpec = { DocTypeIndic: string; DocRefId: string; CorrDocRefId?: string };
type Stay = { arrival: string; nights: number; cityId?: number; currency?: string };

/** What is kept of a stay, with as much of its money as a test says. */
async function stay({ ownerId, propertyId }: { ownerId: string; propertyId: string }, of: Stay) {
  const bookingId = await bookingOf(propertyId);
  await site.client.query(
    `insert into stay_record (booking_id, confirmed_at, property_id, latitude, longitude, city_id,
       property_type_id, rental_type_id, owner_id, owner_first_name, owner_last_name, arrival_date,
       departure_date, night_count, guest_count, currency, owner_pay, platform_fee, owner_fee, tourist_tax)
     values ($1, now(), $2, 49.61, 6.13, $3, 16, 1, $4, '', '', $5::date, $5::date + $6::int, $6, 2, $7, 1, 1, 0, 0)`,
    [bookingId, propertyId, of.cityId ?? LUXEMBOURG.id, ownerId, of.arrival, of.nights, of.currency ?? 'EUR'],
  );
  return bookingId;
}

async function bookingOf(propertyId: string): Promise<string> {
  const { id } = await site.book();
  await site.client.query('update rental_booking set property_id = $1 where id = $2', [propertyId, id]);
  return id;
}

type Money = { at: string; pay: number; fees: number; taxes: number; currency?: string };

/** A release as the ledger has it, at an instant of the past. */
const release = (bookingId: string, ownerId: string, { pay, fees, taxes, ...money }: Money) =>
  post(bookingId, ownerId, {
    kind: 'release',
    ...money,
    entries: { cards: -(pay + fees + taxes), 'owner-wallet': pay, fees, 'tourist-tax': taxes },
  });

type Posted = { kind: string; at: string; currency?: string; entries: Record<string, number> };

const OF_OWNER = ['owner-wallet', 'owner-owes'];

async function post(bookingId: string, ownerId: string, { kind, at, currency = 'EUR', entries }: Posted) {
  const { client } = site;
  const id = randomUUID();
  const accountOf = async (account: string) => {
    const owner = OF_OWNER.includes(account) ? ownerId : null;
    await client.query(
      `insert into ledger_account (kind, owner_id, currency) values ($1, $2, $3) on conflict do nothing`,
      [account, owner, currency],
    );
    const { rows } = await client.query(
      `select id from ledger_account
       where kind = $1 and booking_id is null and owner_id is not distinct from $2 and currency = $3`,
      [account, owner, currency],
    );
    return rows[0].id;
  };
  await client.query('begin');
  await client.query(
    `insert into ledger_transfer (id, business_key, kind, booking_id, created_at)
     values ($1, $2, $3, $4, $5)`,
    [id, `${kind} ${id}`, kind, bookingId, at],
  );
  for (const [account, amount] of Object.entries(entries))
    if (amount !== 0)
      await client.query(
        'insert into ledger_entry (transfer_id, account_id, amount, currency) values ($1, $2, $3, $4)',
        [id, await accountOf(account), amount, currency],
      );
  await client.query('commit');
}

it('has money by the quarter in which it was credited, in whole units, and the nights of the year', async () => {
  const anna = await host(PERSON);
  const winter = await stay(anna, { arrival: '2027-12-30', nights: 5 });
  const spring = await stay(anna, { arrival: '2028-03-30', nights: 4 });
  await release(winter, anna.ownerId, { at: '2028-01-01T00:00:00Z', pay: 38_850, fees: 3_650, taxes: 2_000 });
  await release(spring, anna.ownerId, { at: '2028-03-31T23:59:59Z', pay: 20_000, fees: 1_000, taxes: 0 });
  await release(spring, anna.ownerId, { at: '2028-04-01T00:00:00Z', pay: 10_049, fees: 500, taxes: 51 });
  await release(spring, anna.ownerId, { at: '2029-01-01T00:00:00Z', pay: 99_900, fees: 0, taxes: 0 });
  const { message, kind, entryCount } = await file(2028);
  expect([kind, entryCount]).toEqual(['new', 1]);
  expect(message.MessageSpec).toMatchObject({
    TransmittingCountry: 'LU',
    MessageTypeIndic: 'DPI401',
    ReportingPeriod: '2028-12-31',
    Timestamp: '2029-01-15T23:30:00.120',
  });
  expect(message.DPIBody.PlatformOperator).toMatchObject({
    TIN: [{ '#text': OPERATOR.taxNumber, '@_issuedBy': 'LU' }],
    Name: OPERATOR.name,
    DocSpec: { DocTypeIndic: 'OECD1' },
  });
  const [seller] = message.DPIBody.ReportableSeller;
  const person = seller.Identity.IndividualSeller.Standard.IndSellerID;
  expect(person).toMatchObject({
    ResCountryCode: ['LU', 'DE'],
    TIN: [
      { '#text': '1980020312345', '@_issuedBy': 'LU' },
      { '#text': '12345678901', '@_issuedBy': 'DE' },
    ],
    Name: { FirstName: 'Zoé <b>', LastName: 'Muller & Sohn - 1' },
    Address: { CountryCode: 'LU', AddressFix: { Street: ADDRESS.line1, PostCode: 'L-1136' } },
    BirthInfo: { BirthDate: '1980-02-03' },
  });
  const [home] = seller.RelevantActivities.ImmovableProperty.PropertyListing;
  const plain = (of: Record<string, { '#text': string }>) => Object.values(of).map((value) => value['#text']);
  expect(plain(home.Consideration)).toEqual(['588', '100', '0', '0']);
  expect(plain(home.Fees)).toEqual(['46', '5', '0', '0']);
  expect(plain(home.Taxes)).toEqual(['20', '1', '0', '0']);
  expect(home.NumberOfActivities).toEqual({ NumbQ1: '2', NumbQ2: '1', NumbQ3: '0', NumbQ4: '0' });
  expect(home).toMatchObject({ PropertyType: 'DPI908', RentedDays: '7' });
  expect(home.Address).toMatchObject({ CountryCode: 'LU', AddressFix: { City: expect.any(String) } });
});

it('takes what a bank took back from the stay that it was for, and no other', async () => {
  const anna = await host(PERSON);
  const lost = await stay(anna, { arrival: '2034-01-10', nights: 2 });
  const kept = await stay(anna, { arrival: '2034-05-10', nights: 2 });
  const { ownerId } = anna;
  await release(lost, ownerId, { at: '2034-01-11T12:00:00Z', pay: 20_000, fees: 1_000, taxes: 0 });
  await post(lost, ownerId, {
    kind: 'chargeback-lost',
    at: '2034-04-20T12:00:00Z',
    entries: { disputes: 21_000, 'owner-owes': -20_000, fees: -1_000 },
  });
  await release(kept, ownerId, { at: '2034-05-11T12:00:00Z', pay: 30_000, fees: 2_000, taxes: 0 });
  await post(kept, ownerId, {
    kind: 'claw-back',
    at: '2034-05-11T13:00:00Z',
    entries: { 'owner-wallet': -20_000, 'owner-owes': 20_000 },
  });
  const { message } = await file(2034);
  const [home] = message.DPIBody.ReportableSeller[0].RelevantActivities.ImmovableProperty.PropertyListing;
  const plain = (of: Record<string, { '#text': string }>) => Object.values(of).map((value) => value['#text']);
  expect(plain(home.Consideration)).toEqual(['200', '100', '0', '0']);
  expect(plain(home.Fees)).toEqual(['10', '10', '0', '0']);
  expect(home.NumberOfActivities).toEqual({ NumbQ1: '1', NumbQ2: '1', NumbQ3: '0', NumbQ4: '0' });
});

it('corrects what has changed, takes back what is not true any more, and then has new hosts', async () => {
  const [anna, company] = [await host(PERSON), await host(COMPANY)];
  for (const who of [anna, company]) await stay(who, { arrival: '2030-05-01', nights: 2 });
  const first = await file(2030);
  expect(first).toMatchObject({ kind: 'new', entryCount: 2 });
  expect(await file(2030)).toMatchObject({ kind: null, xml: '' });
  expect(await file(2030, { isDraft: true })).toMatchObject({ kind: 'new', entryCount: 2 });

  const late = await host(COMPANY);
  await stay(late, { arrival: '2030-06-01', nights: 1 });
  await saveTaxData(anna.ownerId, { ...PERSON, lastName: 'Weber' } as TaxData);
  await site.client.query('update stay_record set night_count = 0 where owner_id = $1', [company.ownerId]);
  const second = await file(2030);
  expect(second).toMatchObject({ kind: 'correction', entryCount: 2, laterCount: 1 });
  expect(second.message.MessageSpec.MessageTypeIndic).toBe('DPI402');
  const operatorOf = (of: typeof first) => of.message.DPIBody.PlatformOperator.DocSpec;
  expect(operatorOf(second)).toEqual({ DocTypeIndic: 'OECD0', DocRefId: operatorOf(first).DocRefId });
  const specs = (of: typeof first): DocSpec[] =>
    of.message.DPIBody.ReportableSeller.map((seller: { DocSpec: DocSpec }) => seller.DocSpec);
  expect(
    specs(second)
      .map(({ DocTypeIndic }) => DocTypeIndic)
      .sort(),
  ).toEqual(['OECD2', 'OECD3']);
  expect(new Set(specs(second).map(({ CorrDocRefId }) => CorrDocRefId))).toEqual(
    new Set(specs(first).map(({ DocRefId }) => DocRefId)),
  );

  const third = await file(2030);
  expect(third).toMatchObject({ kind: 'new', entryCount: 1, laterCount: 0 });
  expect(third.message.DPIBody.ReportableSeller[0].Identity.EntitySeller.Standard.EntSellerID).toMatchObject({
    IN: { '#text': 'B123456', '@_INType': 'BRN' },
    VAT: 'FR12123456782',
    Name: 'Gîtes de l’Est',
  });
  expect(await file(2030)).toMatchObject({ kind: null });
});

it('names hosts of whom nothing is known, and leaves out who is of no member state', async () => {
  const unknown = await host(null);
  await stay(unknown, { arrival: '2031-05-01', nights: 2 });
  const abroad = { ...PERSON, address: { ...ADDRESS, countryCode: 'CH' }, taxNumberArray: [] };
  const swiss = await host({
    ...abroad,
    taxNumberArray: [{ countryCode: 'CH', number: '756.1234' }],
  } as TaxData);
  const { rows } = await site.client.query(`select id from city where country_code = 'CH' limit 1`);
  await stay(swiss, { arrival: '2031-05-01', nights: 2, cityId: rows[0].id });
  const report = await file(2031);
  expect(report).toMatchObject({ kind: 'nothing', entryCount: 0, unknownIds: [unknown.ownerId] });
  expect(report.message.MessageSpec.MessageTypeIndic).toBe('DPI403');
  await stay(swiss, { arrival: '2031-06-01', nights: 2 });
  const later = await file(2031);
  expect(later).toMatchObject({ kind: 'new', entryCount: 1 });
  const [seller] = later.message.DPIBody.ReportableSeller;
  expect(seller.RelevantActivities.ImmovableProperty.PropertyListing).toHaveLength(1);
});

it('records nothing of what could not be written', async () => {
  const anna = await host(PERSON);
  await stay(anna, { arrival: '2032-05-01', nights: 2 });
  await expect(file(2032, { fails: true })).rejects.toThrow('The disk is full.');
  expect(await file(2032)).toMatchObject({ kind: 'new', entryCount: 1 });
});

it('adds up to the ledger of a stay that went the whole way, with account and verified identity', async () => {
  const booking = await payouts.stay();
  await site.client.query(
    `insert into stay_record (booking_id, confirmed_at, property_id, latitude, longitude, city_id,
       property_type_id, rental_type_id, owner_id, owner_first_name, owner_last_name, arrival_date,
       departure_date, night_count, guest_count, currency, owner_pay, platform_fee, owner_fee, tourist_tax)
     select booking.id, now(), property.id, latitude, longitude, city_id, property_type_id, rental_type_id,
       owner_id, '', '', arrival_date, departure_date, 2, 2, 'EUR', 19400, 600, 600, 0
     from rental_booking as booking join property on property.id = property_id where booking.id = $1`,
    [booking.id],
  );
  await payouts.runDue();
  await payouts.untilPaid(booking);
  const { rows } = await site.client.query(
    `select extract(year from ledger_transfer.created_at at time zone 'UTC')::int as year,
       sum(amount) filter (where ledger_account.kind = 'owner-wallet')::int as pay,
       sum(amount) filter (where ledger_account.kind = 'fees')::int as fees
     from ledger_entry join ledger_account on ledger_account.id = account_id
     join ledger_transfer on ledger_transfer.id = transfer_id
     where ledger_transfer.booking_id = $1 and ledger_transfer.kind = 'release' group by 1`,
    [booking.id],
  );
  expect(rows).toEqual([{ year: expect.any(Number), pay: 19_400, fees: 600 }]);
  const { message } = await file(rows[0].year, { isDraft: true });
  const seller = message.DPIBody.ReportableSeller.find((one: unknown) =>
    JSON.stringify(one).includes('Anna'),
  );
  const { IndSellerID: person, FinancialIdentifier: account } = seller.Identity.IndividualSeller.Standard;
  expect(person.TIN).toEqual([{ '#text': 'NOTIN', '@_unknown': 'true' }]);
  expect(account).toEqual({ Identifier: { '#text': 'LU280019400644750000', '@_AccountNumberType': 'IBAN' } });
  const listing = seller.RelevantActivities.ImmovableProperty.PropertyListing[0];
  const sum = (of: Record<string, { '#text': string }>) =>
    Object.values(of).reduce((total, value) => total + Number(value['#text']), 0);
  expect([sum(listing.Consideration), sum(listing.Fees)]).toEqual([194, 6]);
});

it('is found invalid by the schema when it is', async () => {
  const anna = await host(PERSON);
  await stay(anna, { arrival: '2033-05-01', nights: 2 });
  const { xml } = await file(2033);
  expect(await errorsOf(xml.replace(/<dpi:BirthInfo>.*?<\/dpi:BirthInfo>/, ''))).not.toEqual([]);
  expect(
    await errorsOf(xml.replace('<dpi:ConsQ1 currCode="EUR">0<', '<dpi:ConsQ1 currCode="EUR">0.5<')),
  ).not.toEqual([]);
});
