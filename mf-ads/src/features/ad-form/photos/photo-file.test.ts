import { readableFile } from './photo-file.ts';

const heic = () => new File([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')], 'IMG_1.HEIC');

/** What Safari has: a decoder of HEIC, and a canvas. @returns the size of what is drawn on it */
function actAsSafari(width: number, height: number): number[] {
  const drawn: number[] = [];
  const canvas = {
    getContext: () => ({
      drawImage: (_picture: unknown, _left: number, _top: number, ...size: number[]) => drawn.push(...size),
    }),
    toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(['jpeg'], { type })),
  };
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width, height, close: () => undefined }),
    document: { createElement: () => canvas },
  });
  return drawn;
}

afterEach(() => {
  Object.assign(globalThis, { createImageBitmap: undefined, document: undefined });
});

it('sends what is no HEIC as it is', async () => {
  const file = new File(['\xff\xd8\xff'], 'a.jpg');
  expect(await readableFile(file)).toBe(file);
});

it('makes a JPEG of HEIC where the browser decodes it, no larger than is kept', async () => {
  const drawn = actAsSafari(8064, 6048);
  expect((await readableFile(heic()))?.type).toBe('image/jpeg');
  expect(drawn).toEqual([4096, 3072]);
});

it('has nothing to send of HEIC where the browser does not decode it', async () => {
  Object.assign(globalThis, {
    createImageBitmap: async () => Promise.reject(new Error('InvalidStateError')),
  });
  expect(await readableFile(heic())).toBeUndefined();
});
