import { randomUUIDv7 } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import type { RentalFile } from '@moien/contract';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { emptyPages, hostilePdf } from '../../../testing/hostile-pdf.ts';
import { refusalOf } from '../../../testing/messaging-site.ts';
import { type FileUser, openRentalFileSite, type RentalFileSite } from '../../../testing/rental-file-site.ts';
import { heicStart, placedPhotograph } from '../../../testing/upload-files.ts';

let site: RentalFileSite;
let tenant: FileUser;

beforeAll(async () => {
  site = await openRentalFileSite();
}, 120_000);
afterAll(() => site.close());

beforeEach(async () => {
  await site.check();
  tenant = await site.person();
  await tenant.settle({ countryCode: 'FR' });
});

const statesOf = async (userId: string): Promise<string[]> => {
  const { rows } = await site.client.query('select state from supporting_document where user_id = $1', [
    userId,
  ]);
  return rows.map(({ state }) => state);
};

const pageUrl = (id: string, page = 1) => `/api/supporting-documents/${id}/pages/${page}`;

describe('a document', () => {
  it('is checked, drawn anew and read page by page by its tenant, once they have shown that it is them', async () => {
    const id = randomUUIDv7();
    const answer = await tenant.upload('payslips', emptyPages(2), '&name=Slip.pdf', id);
    expect(answer.json<RentalFile>().filePersonArray[0]?.supportingDocumentArray).toEqual([
      expect.objectContaining({ id, kind: 'payslips', name: 'Slip.pdf', state: 'checking', pageCount: 0 }),
    ]);
    await site.check();
    expect(await tenant.documents()).toEqual([
      expect.objectContaining({ id, state: 'accepted', refusal: null, pageCount: 2 }),
    ]);
    expect(refusalOf(await tenant.call('GET', pageUrl(id)))).toBe('403 rental-file-locked');
    expect(refusalOf(await tenant.unlock('Wrong-horse-1'))).toBe('403 proof-refused');
    expect((await tenant.unlock()).json<RentalFile>().isUnlocked).toBe(true);
    const page = await tenant.call('GET', pageUrl(id, 2));
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect(refusalOf(await tenant.call('GET', pageUrl(id, 3)))).toBe('404 document-not-found');
    site.wait(16 * 60_000);
    expect(refusalOf(await tenant.call('GET', pageUrl(id)))).toBe('403 rental-file-locked');
  });

  it('is nobody else’s, with a session of their own that is unlocked', async () => {
    const id = randomUUIDv7();
    await tenant.upload('payslips', emptyPages(1), '', id);
    await site.check();
    const other = await site.person();
    await other.unlock();
    expect(refusalOf(await other.call('GET', pageUrl(id)))).toBe('404 document-not-found');
    expect((await other.call('DELETE', `/api/supporting-documents/${id}`)).statusCode).toBe(200);
    expect(refusalOf(await other.upload('payslips', emptyPages(1), '', id))).toBe('409 document-id-taken');
    const intoTheirs = `/api/supporting-documents/${randomUUIDv7()}?personId=${tenant.userId}&kind=payslips`;
    const headers = { 'content-type': 'application/pdf' };
    expect(refusalOf(await other.call('PUT', intoTheirs, emptyPages(1), headers))).toBe(
      '404 file-person-not-found',
    );
    expect(await tenant.documents()).toHaveLength(1);
  });

  it('is unreadable on the disk and gone from disk and database once it is removed', async () => {
    const before = site.files();
    const id = randomUUIDv7();
    await tenant.upload('payslips', hostilePdf(), '', id);
    const [upload = ''] = site.files().filter((file) => !before.includes(file));
    expect(readFileSync(upload).includes('%PDF')).toBe(false);
    await site.check();
    const pages = site.files().filter((file) => !before.includes(file));
    expect(pages).toHaveLength(1);
    for (const word of ['RIFF', 'WEBP', 'app.alert'])
      expect(readFileSync(pages[0] ?? '').includes(word)).toBe(false);
    const removed = await tenant.call('DELETE', `/api/supporting-documents/${id}`);
    expect(removed.statusCode).toBe(200);
    expect(site.files()).toEqual(before);
    const { rows } = await site.client.query('select 1 from supporting_document where id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('sent twice is one, and takes the place of the one that it replaces', async () => {
    const id = randomUUIDv7();
    await tenant.upload('passport', emptyPages(1), '', id);
    await tenant.upload('passport', emptyPages(1), '', id);
    expect(await tenant.documents()).toHaveLength(1);
    expect(refusalOf(await tenant.upload('identity-card', emptyPages(1)))).toBe('409 document-category-full');
    const asOther = `/api/supporting-documents/${randomUUIDv7()}?personId=${tenant.userId.toUpperCase()}`;
    const type = { 'content-type': 'application/pdf' };
    const second = await tenant.call('PUT', `${asOther}&kind=identity-card`, emptyPages(1), type);
    expect(refusalOf(second)).toBe('409 document-category-full');
    const replaced = await tenant.upload('identity-card', emptyPages(1), `&replacedId=${id.toUpperCase()}`);
    expect(replaced.statusCode).toBe(200);
    expect(await tenant.documents()).toEqual([expect.objectContaining({ kind: 'identity-card' })]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a file that is none of a page', () => Buffer.from('MZ\u0090'), '415 upload-type-unsupported'],
    ['a photo that cannot be decoded', () => heicStart, '415 heic-unsupported'],
  ])('refuses %s at once', async (_case, make, refusal) => {
    expect(refusalOf(await tenant.upload('payslips', await make()))).toBe(refusal);
  });

  it('says why a check has refused it, and keeps nothing of it', async () => {
    const before = site.files();
    await tenant.upload('payslips', emptyPages(21));
    await tenant.upload('work-contract', Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}`));
    await site.check();
    expect((await tenant.documents()).map(({ state, refusal }) => [state, refusal])).toEqual([
      ['refused', 'too-many-pages'],
      ['refused', 'unreadable'],
    ]);
    expect(site.files()).toEqual(before);
  });

  it('that the law does not let anybody ask for is refused with the source', async () => {
    const refused = await tenant.upload('credit-report', emptyPages(1));
    expect(refusalOf(refused)).toBe('422 document-not-demandable');
    expect(refused.json().message).toContain('Décret n° 2015-1437');
    await tenant.settle({ countryCode: 'DE' });
    expect(refusalOf(await tenant.upload('identity-card', emptyPages(1)))).toBe(
      '422 document-not-demandable',
    );
  });

  it('a photograph loses what it says of its place', async () => {
    const id = randomUUIDv7();
    await tenant.upload('residence-permit', await placedPhotograph(), '', id);
    await site.check();
    await tenant.unlock();
    const page = await tenant.call('GET', pageUrl(id));
    expect(page.rawPayload.includes('Secret camera')).toBe(false);
  });

  it('expires, waits two weeks to be replaced, and is erased', async () => {
    const before = site.files();
    await tenant.upload('payslips', emptyPages(1));
    await site.check();
    site.wait(93 * DAY_MILLISECONDS);
    await site.jobs.documents.removeOld();
    expect(await statesOf(tenant.userId)).toEqual(['expired']);
    site.wait(15 * DAY_MILLISECONDS);
    await site.jobs.documents.removeOld();
    expect(await statesOf(tenant.userId)).toEqual([]);
    expect(site.files().filter((file) => !before.includes(file))).toEqual([]);
  });

  it('whose file is lost says so', async () => {
    const id = randomUUIDv7();
    await tenant.upload('payslips', emptyPages(1), '', id);
    await site.check();
    await tenant.unlock();
    const { rows } = await site.client.query('select file_id from supporting_document where id = $1', [id]);
    for (const file of site.files()) if (file.includes(rows[0].file_id)) rmSync(file);
    expect(refusalOf(await tenant.call('GET', pageUrl(id)))).toBe('404 document-not-found');
    expect((await tenant.documents()).map(({ state, refusal }) => [state, refusal])).toEqual([
      ['refused', 'lost'],
    ]);
  });
});

describe('people of a file', () => {
  const put = (id: string, body: object) => tenant.call('PUT', `/api/rental-file/people/${id}`, body);

  it('are named, renamed and removed with their documents; oneself stays', async () => {
    const id = randomUUIDv7();
    await put(id, { role: 'guarantor-person', name: 'Marie  Weber' });
    await tenant.call(
      'PUT',
      `/api/supporting-documents/${randomUUIDv7()}?personId=${id}&kind=utility-bill`,
      emptyPages(1),
      {
        'content-type': 'application/pdf',
      },
    );
    await site.check();
    const [, guarantor] = (await tenant.read()).filePersonArray;
    expect(guarantor).toMatchObject({ id, name: 'Marie Weber', role: 'guarantor-person', isOneself: false });
    expect(guarantor?.categoryProofArray).toContainEqual({ category: 'home', isProven: true });
    const files = site.files().length;
    await tenant.call('DELETE', `/api/rental-file/people/${id}`);
    expect((await tenant.read()).filePersonArray).toHaveLength(1);
    expect(site.files().length).toBe(files - 1);
    expect(refusalOf(await tenant.call('DELETE', `/api/rental-file/people/${tenant.userId}`))).toBe(
      '409 file-person-is-oneself',
    );
  });

  it('are no more than the household has', async () => {
    expect(refusalOf(await put(randomUUIDv7(), { role: 'tenant', name: 'Jo' }))).toBe(
      '409 household-too-small',
    );
    await tenant.settle({ household: 'couple' });
    expect((await put(randomUUIDv7(), { role: 'tenant', name: 'Jo' })).statusCode).toBe(200);
    expect(refusalOf(await tenant.settle({ household: 'single' }))).toBe('409 household-too-small');
    expect(refusalOf(await put(randomUUIDv7(), { role: 'tenant', name: '  ' }))).toBe(
      '422 person-name-missing',
    );
  });

  it('of another file cannot be changed, whatever ids one’s own people have', async () => {
    const id = randomUUIDv7();
    await put(id, { role: 'guarantor-person', name: 'Marie' });
    const other = await site.person();
    const victim = await site.person();
    for (const known of [id, victim.userId])
      await other.call('PUT', `/api/rental-file/people/${known}`, { role: 'guarantor-person', name: 'Eve' });
    await other.call('DELETE', `/api/rental-file/people/${id}`);
    expect((await tenant.read()).filePersonArray[1]?.name).toBe('Marie');
    expect((await victim.upload('payslips', emptyPages(1), '', randomUUIDv7())).statusCode).toBe(200);
  });

  it('keep oneself and one’s documents, however the id is written', async () => {
    await tenant.upload('payslips', emptyPages(1), '', randomUUIDv7());
    const files = site.files().length;
    const answer = await tenant.call('DELETE', `/api/rental-file/people/${tenant.userId.toUpperCase()}`);
    expect(refusalOf(answer)).toBe('409 file-person-is-oneself');
    expect(site.files()).toHaveLength(files);
  });

  it('who are not there are told before a file is written', async () => {
    const url = `/api/supporting-documents/${randomUUIDv7()}?personId=${randomUUIDv7()}&kind=payslips`;
    const files = site.files().length;
    const answer = await tenant.call('PUT', url, emptyPages(1), { 'content-type': 'application/pdf' });
    expect([refusalOf(answer), site.files().length]).toEqual(['404 file-person-not-found', files]);
  });
});
