import { randomUUIDv7 } from 'node:crypto';
import type { RentalFile, SharedRentalFile } from '@moien/contract';
import { compactVerify, createLocalJWKSet } from 'jose';
import { readViewerCode } from '../../../documents/read-viewer-code.ts';
import { emptyPages } from '../../../testing/hostile-pdf.ts';
import { refusalOf } from '../../../testing/messaging-site.ts';
import { type FileUser, openRentalFileSite, type RentalFileSite } from '../../../testing/rental-file-site.ts';

let site: RentalFileSite;
let tenant: FileUser;
let owner: FileUser;
let propertyId: string;

beforeAll(async () => {
  site = await openRentalFileSite();
}, 120_000);
afterAll(() => site.close());

beforeEach(async () => {
  tenant = await site.person();
  owner = await site.person();
  propertyId = await site.home(tenant, owner);
  await tenant.settle({ countryCode: 'LU', monthlyIncome: 300_000 });
  await tenant.unlock();
});

const sharedUrl = (id: string) => `/api/shared-rental-files/${id}`;
const pageUrl = (id: string, documentId: string, page = 1) =>
  `${sharedUrl(id)}/documents/${documentId}/pages/${page}`;

async function document(kind: 'payslips' | 'passport'): Promise<string> {
  const id = randomUUIDv7();
  await tenant.upload(kind, emptyPages(1), '', id);
  await site.check();
  return id;
}

async function shareFile(wanted: object = {}): Promise<string> {
  const id = randomUUIDv7();
  const answer = await tenant.share(propertyId, wanted, id);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return id;
}

const block = (blocker: FileUser, blocked: FileUser) =>
  site.client.query('insert into person_block (blocker_id, blocked_id, created_at) values ($1, $2, now())', [
    blocker.userId,
    blocked.userId,
  ]);

const shownTo = async (person: FileUser, id: string) =>
  (await person.call('GET', sharedUrl(id))).json<SharedRentalFile>();

describe('a shared file', () => {
  it('is read by the owner of the home alone, who is told of it', async () => {
    const documentId = await document('payslips');
    const id = await shareFile();
    const shared = await shownTo(owner, id);
    expect(shared).toMatchObject({ id, propertyId, tenantName: 'Léa Muller', countryCode: 'LU' });
    expect(shared.filePersonArray[0]?.supportingDocumentArray).toEqual([
      { id: documentId, kind: 'payslips', pageCount: 1 },
    ]);
    const list = await owner.call('GET', '/api/shared-rental-files');
    expect(list.json().sharedFileArray).toEqual([expect.objectContaining({ id, tenantName: 'Léa Muller' })]);
    const { rows } = await site.client.query('select kind, data from notification where user_id = $1', [
      owner.userId,
    ]);
    expect(rows).toEqual([{ kind: 'rental-file-shared', data: { propertyId, fileShareId: id } }]);
    for (const person of [tenant, await site.person()])
      for (const url of [sharedUrl(id), pageUrl(id, documentId)])
        expect(refusalOf(await person.call('GET', url))).toBe('404 shared-file-not-found');
    expect((await site.app.inject(sharedUrl(id))).statusCode).toBe(401);
  });

  it('shows each page with who looks, and its tenant each view', async () => {
    const documentId = await document('payslips');
    const id = await shareFile();
    const answer = await owner.call('GET', pageUrl(id, documentId));
    expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      'image/jpeg',
      'private, no-store',
    ]);
    const { rows } = await site.client.query('select viewer_code from file_share where id = $1', [id]);
    expect(await readViewerCode(answer.rawPayload)).toBe(rows[0].viewer_code);
    await owner.call('GET', pageUrl(id, documentId));
    const [share] = (await tenant.read()).fileShareArray;
    expect(share).toMatchObject({ id, viewCount: 2 });
    expect(share?.viewArray).toEqual([
      { kind: 'payslips', page: 1, viewTimestamp: expect.any(String) },
      { kind: 'payslips', page: 1, viewTimestamp: expect.any(String) },
    ]);
    expect(refusalOf(await owner.call('GET', pageUrl(id, documentId, 2)))).toBe('404 document-not-found');
    expect((await tenant.read()).fileShareArray[0]?.viewCount).toBe(2);
  });

  it('has what may be asked for at its stage, and nothing that is another person’s', async () => {
    const payslips = await document('payslips');
    const passport = await document('passport');
    const shown = async (stage: string) => {
      const id = await shareFile({ stage });
      const { filePersonArray, incomeProof } = await shownTo(owner, id);
      await tenant.call('DELETE', `/api/rental-file-shares/${id}`);
      return [
        filePersonArray[0]?.supportingDocumentArray.map(({ id: shownId }) => shownId),
        incomeProof !== null,
      ];
    };
    expect(await shown('viewing')).toEqual([[], false]);
    expect(await shown('interest')).toEqual([[payslips], true]);
    expect(await shown('signing')).toEqual([[payslips, passport], true]);
    const other = await site.person();
    await other.settle({ countryCode: 'LU' });
    const foreign = randomUUIDv7();
    await other.upload('payslips', emptyPages(1), '', foreign);
    await site.check();
    const id = await shareFile();
    expect(refusalOf(await owner.call('GET', pageUrl(id, foreign)))).toBe('404 document-not-found');
  });

  it('goes by the rules of the country of its home, whatever the file is for later', async () => {
    const payslips = await document('payslips');
    await document('passport');
    const { rows } = await site.client.query<{ id: number; country_code: string }>(
      'select city.id, country_code from city join property on city_id = city.id where property.id = $1',
      [propertyId],
    );
    const moveTo = (country: string) =>
      site.client.query('update city set country_code = $2 where id = $1', [rows[0]?.id, country]);
    await moveTo('DE');
    const id = await shareFile({ stage: 'signing' });
    await moveTo(rows[0]?.country_code ?? '');
    await tenant.settle({ countryCode: 'FR' });
    const { countryCode, filePersonArray } = await shownTo(owner, id);
    expect(countryCode).toBe('DE');
    expect(filePersonArray[0]?.supportingDocumentArray.map((shown) => shown.id)).toEqual([payslips]);
  });

  it('says how it ended, also when its days are over', async () => {
    const id = await shareFile();
    await tenant.call('DELETE', `/api/rental-file-shares/${id}`);
    await site.client.query(`update file_share set expires_at = now() - interval '1 ms' where id = $1`, [id]);
    expect((await tenant.read()).fileShareArray[0]?.end).toBe('revoked');
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['revoked', (id) => tenant.call('DELETE', `/api/rental-file-shares/${id}`)],
    ['declined', (id) => owner.call('POST', `${sharedUrl(id)}/decline`)],
    ['between people of whom one has blocked the other', () => block(tenant, owner)],
    [
      'of a tenant whom we have blocked',
      () =>
        site.client.query(`update account set blocked_at = now(), block_reason = 'spam' where user_id = $1`, [
          tenant.userId,
        ]),
    ],
    [
      'of a home that was given to another',
      () => site.client.query('update property set owner_id = $2 where id = $1', [propertyId, tenant.userId]),
    ],
    [
      'whose tenant has no account any more',
      () => tenant.call('POST', '/api/account/delete', { proof: { password: 'Correct-horse-1' } }),
    ],
  ])('that is %s is refused at once', async (_case, end) => {
    const documentId = await document('payslips');
    const id = await shareFile();
    expect((await owner.call('GET', pageUrl(id, documentId))).statusCode).toBe(200);
    await end(id);
    for (const url of [sharedUrl(id), pageUrl(id, documentId)])
      expect(refusalOf(await owner.call('GET', url))).toBe('404 shared-file-not-found');
    expect((await owner.call('GET', '/api/shared-rental-files')).json()).toEqual({ sharedFileArray: [] });
  });

  it('ends by itself, can be shared again, and its record is erased after the months of the country', async () => {
    const id = await shareFile();
    await site.client.query(`update file_share set expires_at = now() - interval '1 ms' where id = $1`, [id]);
    expect(refusalOf(await owner.call('GET', sharedUrl(id)))).toBe('404 shared-file-not-found');
    expect((await tenant.read()).fileShareArray[0]?.end).toBe('expired');
    const again = await shareFile();
    expect((await tenant.read()).fileShareArray.map(({ id: listed, end }) => [listed, end])).toEqual([
      [again, null],
      [id, 'expired'],
    ]);
    await site.client.query(
      `update file_share set expires_at = expires_at - interval '3 months' where id = $1`,
      [id],
    );
    await site.client.query(`update file_share set ended_at = expires_at where id = $1`, [id]);
    await site.jobs.shares.removeOld();
    expect((await tenant.read()).fileShareArray.map(({ id: listed }) => listed)).toEqual([again]);
  });
});

describe('sharing', () => {
  it('is asked of somebody who has shown that it is them, for a home that they have written about', async () => {
    const stranger = await site.person();
    expect(refusalOf(await stranger.share(propertyId))).toBe('403 rental-file-locked');
    await stranger.unlock();
    expect(refusalOf(await stranger.share(propertyId))).toBe('404 property-not-found');
    await block(owner, tenant);
    expect(refusalOf(await tenant.share(propertyId))).toBe('404 property-not-found');
    expect((await tenant.read()).shareableHomeArray).toEqual([]);
  });

  it('twice with one id is one share, and a home has one at a time', async () => {
    const id = await shareFile();
    expect((await tenant.share(propertyId, {}, id)).json<RentalFile>().fileShareArray).toHaveLength(1);
    expect(refusalOf(await tenant.share(propertyId))).toBe('409 file-already-shared');
    const all = await Promise.all(Array.from({ length: 8 }, () => tenant.share(propertyId)));
    expect(new Set(all.map(refusalOf))).toEqual(new Set(['409 file-already-shared']));
  });

  it('is mailed to the owner once a day, and not again while they have declined', async () => {
    for (const _time of [1, 2, 3])
      await tenant.call('DELETE', `/api/rental-file-shares/${await shareFile()}`);
    const id = await shareFile();
    const { rows } = await site.client.query<{ channel: string }>(
      'select channel from notification_delivery where user_id = $1',
      [owner.userId],
    );
    const channels = rows.map(({ channel }) => channel);
    expect(channels).toContain('mail');
    expect(new Set(channels).size).toBe(channels.length);
    await owner.call('POST', `${sharedUrl(id)}/decline`);
    expect(refusalOf(await tenant.share(propertyId))).toBe('409 file-share-declined');
  });

  it('makes room for the next owner of the home', async () => {
    await shareFile();
    const next = await site.person();
    await site.client.query('update property set owner_id = $2 where id = $1', [propertyId, next.userId]);
    const id = await shareFile();
    expect((await next.call('GET', sharedUrl(id))).statusCode).toBe(200);
  });

  it('at the stage of a viewing names nobody else', async () => {
    await tenant.call('PUT', `/api/rental-file/people/${randomUUIDv7()}`, {
      role: 'guarantor-person',
      name: 'Bea Bürgin',
    });
    const shown = await shownTo(owner, await shareFile({ isProofOnly: true, stage: 'viewing' }));
    expect(shown.filePersonArray.map(({ name }) => name)).toEqual(['Léa Muller']);
  });

  it('cannot be ended by others', async () => {
    const id = await shareFile();
    const other = await site.person();
    await other.call('DELETE', `/api/rental-file-shares/${id}`);
    expect(refusalOf(await other.call('POST', `${sharedUrl(id)}/decline`))).toBe('404 shared-file-not-found');
    expect((await owner.call('GET', sharedUrl(id))).statusCode).toBe(200);
  });
});

describe('a proof of income', () => {
  it('is signed, says no more than three times the rent, and shows no document', async () => {
    const documentId = await document('payslips');
    const id = await shareFile({ isProofOnly: true, stage: 'viewing' });
    const { incomeProof, filePersonArray } = await shownTo(owner, id);
    expect(filePersonArray[0]?.supportingDocumentArray).toEqual([]);
    expect(refusalOf(await owner.call('GET', pageUrl(id, documentId)))).toBe('404 document-not-found');
    const keys = (await site.app.inject('/api/income-proof-keys')).json();
    const { payload } = await compactVerify(incomeProof?.token ?? '', createLocalJWKSet(keys));
    const statement = JSON.parse(Buffer.from(payload).toString());
    expect(statement).toMatchObject({
      propertyId,
      monthlyRent: 100_000,
      currency: 'EUR',
      tenantName: 'Léa Muller',
    });
    expect(JSON.stringify(statement)).not.toContain('300000');
    const forged = `${incomeProof?.token.slice(0, -6)}AAAAAA`;
    await expect(compactVerify(forged, createLocalJWKSet(keys))).rejects.toThrow();
  });

  it('needs the income: a cent less is refused', async () => {
    await tenant.settle({ countryCode: 'LU', monthlyIncome: 299_999 });
    expect(refusalOf(await tenant.share(propertyId, { isProofOnly: true }))).toBe(
      '422 income-proof-impossible',
    );
    const id = await shareFile();
    expect((await shownTo(owner, id)).incomeProof).toBeNull();
  });
});
