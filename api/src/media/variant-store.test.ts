import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNWATCHED } from '../storage/storage.ts';
import { createVariantStore } from './variant-store.ts';

let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moien-media-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

it('makes a picture while many look for ones that do not exist', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const store = createVariantStore({
    directory,
    originals: {
      open: async (_area, path) => {
        if (path === 'real') return Buffer.from('original');
        await answered;
        return undefined;
      },
    },
    render: async () => Buffer.from('variant'),
    files: UNWATCHED,
  });
  const invented = Array.from({ length: 300 }, (_, index) =>
    store.read({ area: 'upload', path: `invented-${index}`, size: '360' }),
  );
  const outcomes = Promise.allSettled(invented);
  const real = await store.read({ area: 'upload', path: 'real', size: '360' });
  expect(String(real)).toBe('variant');
  answer();
  const codes = (await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason.code);
  expect(new Set(codes)).toEqual(new Set(['media-not-found']));
});
