import { AD_PHOTO_BYTES_MAXIMUM, AD_PHOTO_PART_BYTES } from '@moien/contract';
import type { ApiClient } from '@moien/shared-lib';
import { PhotoUploads } from './photo-uploads.ts';

const AD = '019b76da-a800-7838-a932-f8c36951b0e1';
const file = (size: number) => new File([new Uint8Array(size)], 'a.jpg', { type: 'image/jpeg' });
const photo = { id: 'x', path: '/upload/ads/aa/x', caption: {}, room: null, similarPhotoId: null };
const SIZE = 2.5 * AD_PHOTO_PART_BYTES;

/** A server that loses the connection at its second call, after it has taken the part. */
function openServer({ refuses = false } = {}) {
  const offsets: number[] = [];
  let received = 0;
  const call = async (name: string, input: { headers?: Record<string, string>; body?: Blob }) => {
    if (name === 'getAdPhotoUpload') return { kind: 'ok', value: { offset: received, photo: null } };
    if (refuses)
      return {
        kind: 'refused',
        status: 415,
        problem: { code: 'upload-type-unsupported', message: 'No picture.' },
      };
    offsets.push(Number(input.headers?.['upload-offset']));
    received += input.body?.size ?? 0;
    if (offsets.length === 2) return { kind: 'unreachable' };
    return { kind: 'ok', value: { offset: received, photo: received === SIZE ? photo : null } };
  };
  return { api: { call } as unknown as ApiClient, offsets };
}

it('goes on from what has arrived after a broken connection', async () => {
  const { api, offsets } = openServer();
  const uploads = new PhotoUploads({ api }, [0]);
  const finished = new Promise<string>((resolve) => uploads.onFinished(async (id) => resolve(id)));
  uploads.add(AD, [file(SIZE)], 'too large');
  expect(await finished).toBe(AD);
  expect(offsets).toEqual([0, AD_PHOTO_PART_BYTES, 2 * AD_PHOTO_PART_BYTES]);
  expect(uploads.of(AD)).toEqual([]);
});

it('says why a file is not taken, and does not send one that is too large', async () => {
  const { api, offsets } = openServer({ refuses: true });
  const uploads = new PhotoUploads({ api }, [0]);
  const huge = file(1);
  Object.defineProperty(huge, 'size', { value: AD_PHOTO_BYTES_MAXIMUM + 1 });
  uploads.add(AD, [file(10), huge], 'too large');
  await new Promise((resolve) => setTimeout(resolve));
  expect(uploads.of(AD).map(({ state, message }) => [state, message])).toEqual([
    ['failed', 'No picture.'],
    ['failed', 'too large'],
  ]);
  expect(offsets).toEqual([]);
});
