import { AD_PHOTO_BYTES_MAXIMUM, AD_PHOTO_PART_BYTES } from '@moien/contract';
import type { ApiClient } from '@moien/shared-lib';
import { PhotoUploads } from './photo-uploads.ts';

const AD = '019b76da-a800-7838-a932-f8c36951b0e1';
const REFUSALS = { tooLarge: 'too large', heic: 'saved as HEIC' };
const SIZE = 2.5 * AD_PHOTO_PART_BYTES;
const SMALL = 10;
const photo = { id: 'x', path: '/upload/ads/aa/x', caption: {}, room: null, similarPhotoId: null };

const file = (size: number, name = 'a.jpg') =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg', lastModified: 1 });
const heic = () => new File([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')], 'IMG_1.HEIC');

type Input = { path: { photoId: string }; headers?: Record<string, string>; body?: Blob };
type Answer = 'taken' | 'lost' | 'unreachable' | 'refused';

/** A server that answers the parts one after another as told, then takes them all. */
function openServer(...answers: Answer[]) {
  const offsets: number[] = [];
  const received = new Map<string, number>();
  const arrived: string[] = [];
  const call = async (name: string, { path: { photoId }, headers, body }: Input) => {
    const here = () => ({
      kind: 'ok',
      value: { offset: received.get(photoId) ?? 0, photo: arrived.includes(photoId) ? photo : null },
    });
    if (name === 'getAdPhotoUpload') return here();
    const answer = answers.shift() ?? 'taken';
    offsets.push(Number(headers?.['upload-offset']));
    if (answer === 'unreachable') return { kind: answer };
    if (answer === 'refused')
      return {
        kind: answer,
        status: 415,
        problem: { code: 'upload-type-unsupported', message: 'No picture.' },
      };
    received.set(photoId, (received.get(photoId) ?? 0) + (body?.size ?? 0));
    if (answer === 'taken' && [SIZE, SMALL].includes(received.get(photoId) ?? 0)) arrived.push(photoId);
    return answer === 'lost' ? { kind: 'unreachable' } : here();
  };
  return { api: { call } as unknown as ApiClient, offsets, arrived };
}

/** @returns the uploads, and a promise of so many photos that have arrived */
function openUploads(api: ApiClient, count = 1) {
  const uploads = new PhotoUploads({ api }, [0]);
  const finished = new Promise<void>((resolve) => {
    let left = count;
    uploads.onFinished(async () => {
      left -= 1;
      if (left === 0) resolve();
    });
  });
  return { uploads, finished };
}

const failed = (uploads: PhotoUploads) =>
  new Promise<void>((resolve) => {
    const look = () =>
      uploads.of(AD).every(({ state }) => state === 'failed') ? resolve() : setImmediate(look);
    look();
  });

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

it('goes on from what has arrived after a broken connection', async () => {
  const { api, offsets } = openServer('taken', 'lost');
  const { uploads, finished } = openUploads(api);
  uploads.add(AD, [file(SIZE)], REFUSALS);
  await finished;
  expect(offsets).toEqual([0, AD_PHOTO_PART_BYTES, 2 * AD_PHOTO_PART_BYTES]);
  expect([uploads.of(AD), uploads.unfinishedOf(AD)]).toEqual([[], []]);
});

it('asks for the end alone when the answer of the last part is lost', async () => {
  const { api, offsets } = openServer('taken', 'taken', 'lost');
  const { uploads, finished } = openUploads(api);
  uploads.add(AD, [file(SIZE)], REFUSALS);
  await finished;
  expect(offsets).toEqual([0, AD_PHOTO_PART_BYTES, 2 * AD_PHOTO_PART_BYTES, SIZE]);
});

it('goes on after a reload once the same file is chosen again, as the same photo', async () => {
  const { api, offsets, arrived } = openServer('taken', ...Array<Answer>(20).fill('unreachable'));
  const before = new PhotoUploads({ api }, [0]);
  before.add(AD, [file(SIZE)], REFUSALS);
  const [{ id } = { id: '' }] = before.of(AD);
  await failed(before);
  offsets.length = 0;
  const { uploads, finished } = openUploads(api);
  expect(uploads.unfinishedOf(AD)).toEqual(['a.jpg']);
  uploads.add(AD, [file(SIZE)], REFUSALS);
  await finished;
  expect(offsets).toEqual([AD_PHOTO_PART_BYTES, 2 * AD_PHOTO_PART_BYTES]);
  expect([arrived, uploads.unfinishedOf(AD)]).toEqual([[id], []]);
});

it('a file that is chosen twice, or of another length, is a photo of its own', () => {
  const { api } = openServer();
  const uploads = new PhotoUploads({ api }, [0]);
  uploads.add(AD, [file(SIZE), file(SIZE), file(SMALL)], REFUSALS);
  const ids = uploads.of(AD).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(ids).toEqual(ids.toSorted());
});

it('sends two at a time', async () => {
  const { api, arrived } = openServer();
  const { uploads, finished } = openUploads(api, 5);
  uploads.add(
    AD,
    Array.from({ length: 5 }, (_, number) => file(SIZE, `${number}.jpg`)),
    REFUSALS,
  );
  expect(uploads.of(AD).filter(({ state }) => state === 'sending')).toHaveLength(2);
  await finished;
  expect(arrived).toHaveLength(5);
});

it('says why a file is not taken, and does not send one that is too large or that nobody here can read', async () => {
  const { api, offsets } = openServer('refused');
  const uploads = new PhotoUploads({ api }, [0]);
  const huge = file(1);
  Object.defineProperty(huge, 'size', { value: AD_PHOTO_BYTES_MAXIMUM + 1 });
  uploads.add(AD, [file(SMALL), huge, heic()], REFUSALS);
  await failed(uploads);
  expect(uploads.of(AD).map(({ message }) => message)).toEqual(['No picture.', 'too large', 'saved as HEIC']);
  expect([offsets, uploads.unfinishedOf(AD)]).toEqual([[0], []]);
});
