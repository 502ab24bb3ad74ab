import { readFileSync } from 'node:fs';
import { PERSON_PICTURE_BYTES_MAXIMUM, type PersonalDetails } from '@moien/contract';
import sharp from 'sharp';
import { TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { type DetailsSite, openDetailsSite } from '../../../testing/details-site.ts';
import { refusalOf } from '../../../testing/messaging-site.ts';
import {
  examplePdf,
  heicStart,
  hugePng,
  PLACE_WORDS,
  placedPhotograph,
} from '../../../testing/upload-files.ts';

let site: DetailsSite;

beforeAll(async () => {
  site = await openDetailsSite();
}, 120_000);

afterAll(() => site.close());

describe('the picture of somebody', () => {
  it('is a square without a word of where it was taken, and is seen by everybody at its address', async () => {
    const person = await site.person();
    const answer = await person.send(await placedPhotograph());
    expect(answer.statusCode).toBe(200);
    const { imagePath, version } = answer.json<PersonalDetails>();
    expect([imagePath, version]).toEqual([expect.stringMatching(/^\/upload\/people\/[0-9a-f]{2}\//), 0]);
    const [original = ''] = site.filesOf(imagePath ?? '');
    const bytes = readFileSync(original);
    const { width, height, exif, xmp, iptc } = await sharp(original).metadata();
    expect([width, height, exif, xmp, iptc]).toEqual([200, 200, undefined, undefined, undefined]);
    for (const word of PLACE_WORDS) expect(bytes.includes(word)).toBe(false);
    const served = await site.app.inject(`${imagePath}-avatar.avif`);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/avif']);
    expect((await person.call('POST', '/api/get-session')).json().profile.imagePath).toBe(imagePath);
  });

  it('is kept no larger than it is shown', async () => {
    const person = await site.person();
    const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a50' } })
      .png()
      .toBuffer();
    const { imagePath } = (await person.send(large, 'image/png')).json<PersonalDetails>();
    const [original = ''] = site.filesOf(imagePath ?? '');
    const { width, height, format } = await sharp(original).metadata();
    expect([width, height, format]).toEqual([1024, 1024, 'jpeg']);
  });

  it('goes with all that was made of it when another takes its place, when it is removed, and with the account', async () => {
    const person = await site.person();
    const add = async () => {
      const { imagePath } = (await person.send(await placedPhotograph())).json<PersonalDetails>();
      await site.app.inject(`${imagePath}-avatar.avif`);
      expect(site.filesOf(imagePath ?? '')).toHaveLength(2);
      return imagePath ?? '';
    };
    const first = await add();
    const second = await add();
    expect(site.filesOf(first)).toEqual([]);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await person.call('DELETE', '/api/account/picture')).json()).toMatchObject({ imagePath: null });
    expect(site.filesOf(second)).toEqual([]);
    expect((await site.app.inject(`${second}-avatar.avif`)).statusCode).toBe(404);
    const third = await add();
    const proof = { password: TEST_PASSWORD };
    expect((await person.call('POST', '/api/account/delete', { proof })).statusCode).toBe(200);
    expect(site.filesOf(third)).toEqual([]);
  });

  it('that is shared by an import stays where it is', async () => {
    const person = await site.person();
    await site.client.query(`update profile set image_path = '/upload/scenes/face' where user_id = $1`, [
      person.userId,
    ]);
    expect((await person.read()).imagePath).toBe('/upload/scenes/face');
    expect((await person.call('DELETE', '/api/account/picture')).json()).toMatchObject({ imagePath: null });
  });

  it.each([
    ['HEIC', () => Buffer.concat([heicStart, Buffer.alloc(500)]), '415 heic-unsupported'],
    ['a PDF', () => examplePdf, '415 upload-type-unsupported'],
    ['nothing', () => Buffer.alloc(0), '415 upload-type-unsupported'],
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      '415 upload-type-unsupported',
    ],
    ['a broken file', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), '422 upload-unreadable'],
    ['a bomb', () => hugePng(20_000), '422 upload-unreadable'],
    ['a large file', () => Buffer.alloc(PERSON_PICTURE_BYTES_MAXIMUM + 1), '413 photo-too-large'],
  ])('is refused as %s, and leaves nothing', async (_what, bytes, refusal) => {
    const person = await site.person();
    const count = site.filesOf('').length;
    expect(refusalOf(await person.send(bytes()))).toBe(refusal);
    expect(site.filesOf('')).toHaveLength(count);
    expect((await person.read()).imagePath).toBeNull();
  });
});
