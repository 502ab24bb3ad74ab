import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Attachment,
  type ConversationMessage,
  type SentMessage,
  UNSENT_UPLOADS_MAXIMUM,
  UPLOAD_BYTES_MAXIMUM,
} from '@moien/contract';
import sharp from 'sharp';
import { openDatabase } from '../../../database/database.ts';
import { createUploadStore } from '../../../media/upload-store.ts';
import { UNWATCHED } from '../../../storage/storage.ts';
import {
  conversationUrl,
  type MessagingSite,
  openMessagingSite,
  type Pair,
  refusalOf,
  type Writer,
} from '../../../testing/messaging-site.ts';
import { examplePdf, photograph } from '../../../testing/upload-files.ts';
import { createModerationService } from '../moderation/moderation.service.ts';
import { createAttachmentService } from './attachment.service.ts';

const DAY = 86_400_000;

let site: MessagingSite;
let mediaDirectory = '';
let database: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  mediaDirectory = await mkdtemp(join(tmpdir(), 'moien-attachments-'));
  site = await openMessagingSite({ mediaDirectory });
  database = openDatabase(site.database.url, () => undefined);
}, 120_000);

afterAll(async () => {
  await database.destroy();
  await site.close();
  await rm(mediaDirectory, { recursive: true, force: true });
});

type Put = { id?: string; bytes?: Buffer; type?: string; name?: string };

async function put({ cookie }: Writer, { id = randomUUIDv7(), bytes, type = 'image/jpeg', name }: Put = {}) {
  return site.app.inject({
    method: 'PUT',
    url: `/api/attachments/${id}${name === undefined ? '' : `?name=${encodeURIComponent(name)}`}`,
    headers: { cookie, 'content-type': type },
    payload: bytes ?? (await photograph()),
  });
}

async function upload(writer: Writer, given?: Put): Promise<Attachment> {
  const answer = await put(writer, given);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

const send = ({ propertyId, guest, owner }: Pair, ids: string[], text = '') =>
  guest.call('PUT', `${conversationUrl(propertyId, owner)}/messages/${randomUUIDv7()}`, {
    ...{ text, attachmentIdArray: ids },
  });
const statusOf = async ({ call }: Writer, id: string, query = '') =>
  (await call('GET', `/api/attachments/${id}${query}`)).statusCode;
const statusesOf = ({ guest, owner }: Pair, id: string) =>
  Promise.all([guest, owner].map((writer) => statusOf(writer, id)));
const filesOf = async (kind: string) =>
  (await readdir(join(mediaDirectory, kind, 'attachment'), { recursive: true })).filter((name) =>
    name.includes('.'),
  );

/** A guest's picture in the first message. */
async function sentPicture(text = ''): Promise<Pair & { id: string; sent: SentMessage }> {
  const pair = await site.pair();
  const { id } = await upload(pair.guest, { name: 'Kitchen.png' });
  return { ...pair, id, sent: (await send(pair, [id], text)).json() };
}

describe('an upload', () => {
  it('is a picture anew: upright, without metadata, with the extension of what it is', async () => {
    const guest = await site.person();
    const bytes = await photograph({ orientation: 6 });
    expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('Secret camera');
    const attachment = await upload(guest, { bytes, name: 'Küche.HEIC' });
    expect(attachment).toMatchObject({ kind: 'picture', name: 'Küche.jpg', width: 200, height: 300 });
    const answer = await guest.call('GET', `/api/attachments/${attachment.id}`);
    const { exif, xmp, icc, orientation } = await sharp(answer.rawPayload).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(answer.rawPayload.includes('Secret camera')).toBe(false);
    expect(answer.rawPayload.byteLength).toBe(attachment.size);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''K%C3%BCche.jpg",
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const variant = await guest.call('GET', `/api/attachments/${attachment.id}?width=360`);
    expect([variant.headers['content-type'], (await sharp(variant.rawPayload).metadata()).width]).toEqual([
      'image/avif',
      200,
    ]);
    const headers = { cookie: guest.cookie, 'if-none-match': String(answer.headers.etag) };
    const again = await site.app.inject({ url: `/api/attachments/${attachment.id}`, headers });
    expect([again.statusCode, again.rawPayload.byteLength]).toEqual([304, 0]);
  });

  it.each(['png', 'webp', 'avif'] as const)(
    'is taken as %s, and stays transparent where it is',
    async (format) => {
      const guest = await site.person();
      const dot = {
        create: { width: 40, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
      } as const;
      const attachment = await upload(guest, {
        bytes: await sharp(dot).toFormat(format).toBuffer(),
        name: 'dot',
      });
      expect(attachment).toMatchObject({ name: 'dot.webp', width: 40, height: 20 });
    },
  );

  it('is a PDF as it was, for saving alone', async () => {
    const guest = await site.person();
    const attachment = await upload(guest, { bytes: examplePdf, type: 'application/pdf', name: 'Plan.pdf' });
    expect(attachment).toMatchObject({ kind: 'pdf', name: 'Plan.pdf', width: null, height: null });
    const answer = await guest.call('GET', `/api/attachments/${attachment.id}?width=360`);
    expect(answer.rawPayload.equals(examplePdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Plan.pdf",
    });
  });

  it('with the same id again is the same file, also many at once', async () => {
    const [guest, stranger] = [await site.person(), await site.person()];
    const id = randomUUIDv7();
    const before = (await filesOf('originals').catch(() => [])).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(guest, { id })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await filesOf('originals')).toHaveLength(before + 1);
    expect(refusalOf(await put(stranger, { id }))).toBe('409 attachment-id-taken');
  });

  it.each([
    ['text', 'image/jpeg', Buffer.from('hello'), '415 upload-type-unsupported'],
    ['nothing', 'image/jpeg', Buffer.alloc(0), '415 upload-type-unsupported'],
    [
      'SVG',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      '415 upload-type-unsupported',
    ],
    [
      'HTML as a PDF',
      'application/pdf',
      Buffer.from('<script>1</script>%PDF-1.7'),
      '415 upload-type-unsupported',
    ],
    ['half a PDF', 'application/pdf', examplePdf.subarray(0, 200), '422 upload-unreadable'],
    ['another type of body', 'text/html', Buffer.from('x'), '415 unsupported-content-type'],
    ['JSON', 'application/json', Buffer.from('{}'), '415 unsupported-content-type'],
  ])('of %s is refused', async (_name, type, bytes, refusal) => {
    expect(refusalOf(await put(await site.person(), { type, bytes }))).toBe(refusal);
  });

  it('of half a photograph, or of more pixels than a camera has, is refused and leaves no file', async () => {
    const guest = await site.person();
    const before = await filesOf('originals');
    const half = await photograph();
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    for (const bytes of [half.subarray(0, half.length / 2), bomb])
      expect(refusalOf(await put(guest, { bytes }))).toBe('422 upload-unreadable');
    const large = Buffer.alloc(UPLOAD_BYTES_MAXIMUM + 1);
    expect(refusalOf(await put(guest, { bytes: large }))).toBe('413 upload-too-large');
    expect(await filesOf('originals')).toEqual(before);
  });

  it('is taken of nobody who is signed out, and of a person only so often', async () => {
    expect((await put({ cookie: '' } as Writer)).statusCode).toBe(401);
    const guest = await site.person();
    await site.client.query(
      `insert into message_attachment (id, file_id, uploader_id, media_type, name, size, created_at)
       select gen_random_uuid(), gen_random_uuid(), $1, 'application/pdf', 'x.pdf', 1, $3
       from generate_series(1, $2)`,
      [guest.userId, UNSENT_UPLOADS_MAXIMUM - 1, site.now()],
    );
    const answers = await Promise.all(Array.from({ length: 3 }, () => put(guest)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429]);
  });
});

describe('attachments of a message', () => {
  it('arrive in their order, with no words, and are read by the two sides alone', async () => {
    const pair = await site.pair();
    const stranger = await site.person();
    const picture = await upload(pair.guest);
    const pdf = await upload(pair.guest, { bytes: examplePdf, type: 'application/pdf' });
    expect(await statusesOf(pair, picture.id)).toEqual([200, 404]);
    const { message, conversation }: SentMessage = (await send(pair, [pdf.id, picture.id])).json();
    expect(message).toMatchObject({ text: '', attachmentArray: [pdf, picture] });
    const [read] = await site.messagesOf(pair.owner, conversation.id);
    expect(read?.attachmentArray).toEqual([pdf, picture]);
    expect(await statusesOf(pair, picture.id)).toEqual([200, 200]);
    for (const id of [picture.id, pdf.id, randomUUIDv7()])
      expect(refusalOf(await stranger.call('GET', `/api/attachments/${id}`))).toBe(
        '404 attachment-not-found',
      );
    expect((await site.app.inject(`/api/attachments/${picture.id}`)).statusCode).toBe(401);
  });

  it('are one’s own, of no other message, and all there', async () => {
    const pair = await site.pair();
    const [own, foreign] = [await upload(pair.guest), await upload(pair.owner)];
    for (const ids of [[foreign.id], [randomUUIDv7()], [own.id, randomUUIDv7()]])
      expect(refusalOf(await send(pair, ids))).toBe('409 attachment-missing');
    expect((await send(pair, [own.id])).statusCode).toBe(200);
    expect(refusalOf(await send(pair, [own.id]))).toBe('409 attachment-missing');
    expect(refusalOf(await send(pair, []))).toBe('400 invalid-request');
    const many = Array.from({ length: 11 }, () => randomUUIDv7());
    expect((await send(pair, many)).statusCode).toBe(400);
    expect((await send(pair, [own.id, own.id])).statusCode).toBe(400);
  });

  it('go with a message that its sender deletes, also out of what was told', async () => {
    const { id, sent, ...pair } = await sentPicture('Look');
    const url = `/api/conversations/${sent.conversation.id}/messages/${sent.message.id}`;
    const deleted: SentMessage = (await pair.guest.call('DELETE', url)).json();
    expect(deleted.message.attachmentArray).toBeUndefined();
    expect(await statusesOf(pair, id)).toEqual([404, 404]);
    const { rows } = await site.client.query('select event::text from user_event where event::text like $1', [
      `%${id}%`,
    ]);
    expect(rows).toEqual([]);
    expect(refusalOf(await put(pair.guest, { id }))).toBe('409 attachment-id-taken');
  });

  it('stay when its words are changed', async () => {
    const { id, sent, guest, owner } = await sentPicture('Look');
    const url = `/api/conversations/${sent.conversation.id}/messages/${sent.message.id}/text`;
    const changed: SentMessage = (await guest.call('PUT', url, { text: 'See' })).json();
    expect(changed.message).toMatchObject({ text: 'See', attachmentArray: [{ id }] });
    expect(await statusOf(owner, id)).toBe(200);
  });

  it('of who is blocked, or of what is looked at first, are their sender’s alone', async () => {
    const { sent, guest, owner, ...pair } = await sentPicture('Hello');
    const { id: conversationId } = sent.conversation;
    await owner.call('PUT', `/api/conversations/${conversationId}/blocked`, { isBlocked: true });
    const { id } = await upload(guest);
    const blocked: { message: ConversationMessage } = (await send({ ...pair, guest, owner }, [id])).json();
    expect(blocked.message.attachmentArray).toHaveLength(1);
    expect(await statusesOf({ ...pair, guest, owner }, id)).toEqual([200, 404]);
    const held = await sentPicture('Held');
    await site.client.query(
      `update message set withheld = 'check', check_id = gen_random_uuid() where id = $1`,
      [held.sent.message.id],
    );
    expect(await statusesOf(held, held.id)).toEqual([200, 404]);
    const moderation = createModerationService(database, site.now);
    const [waiting] = (await moderation.list()).messages;
    expect(waiting?.attachments).toEqual([
      expect.stringMatching(/^attachment\/[0-9a-f]{2}\/[0-9a-f-]{36}\.jpg$/),
    ]);
    await moderation.remove(waiting?.check_id ?? '', 'An advertisement');
    expect(await statusesOf(held, held.id)).toEqual([404, 404]);
  });
});

it('what no message has after a day is removed with its file, and nothing else', async () => {
  const { id, ...pair } = await sentPicture();
  const { id: unsent } = await upload(pair.guest);
  for (const one of [id, unsent]) await statusOf(pair.guest, one, '?width=360');
  const store = createUploadStore(mediaDirectory, UNWATCHED);
  const removeOld = (ahead: number) =>
    createAttachmentService(database, store, () => new Date(Date.now() + ahead)).removeOld();
  await removeOld(0);
  expect(await statusesOf(pair, unsent)).toEqual([200, 404]);
  const before = await filesOf('variants');
  await removeOld(DAY + 1000);
  expect(await statusesOf(pair, unsent)).toEqual([404, 404]);
  expect(await statusesOf(pair, id)).toEqual([200, 200]);
  const { rows } = await site.client.query('select file_id from message_attachment where deleted_at is null');
  const named = new Set(rows.map(({ file_id: fileId }) => fileId));
  const names = (await filesOf('originals')).map((name) => name.split('/').at(-1)?.slice(0, 36));
  expect(new Set(names)).toEqual(named);
  expect((await filesOf('variants')).length).toBeLessThan(before.length);
});
