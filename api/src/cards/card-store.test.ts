import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaOriginals } from '../media/media-originals.ts';
import { UNWATCHED } from '../storage/storage.ts';
import { StorageUnavailable } from '../storage/storage-fault.ts';
import type { Card } from './card.ts';
import { createCardStore } from './card-store.ts';

let directory = '';
let drawn: string[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moien-cards-'));
  drawn = [];
});
afterEach(() => rm(directory, { recursive: true }));

const address = { kind: 'property', id: 'home-1', language: 'de' } as const;
const card: Card = { title: 'Ein Haus', facts: ['Trier'], picture: '/upload/scenes/a/facade-0' };

function createStore(
  render = async ({ title }: Card, picture: Buffer) => Buffer.from(`${title} ${picture}`),
  originals: MediaOriginals = {
    open: async (area, path) => (path === 'gone' ? undefined : Buffer.from(`${area}:${path}`)),
  },
  files = UNWATCHED,
) {
  return createCardStore({
    directory,
    originals,
    render: (given, picture) => {
      drawn.push(given.title);
      return render(given, picture);
    },
    files,
  });
}

const keptFiles = () => readdir(join(directory, 'variants/cards/property/home-1'));

describe('kept cards', () => {
  it('are drawn once, also for those who ask at the same time', async () => {
    const store = createStore();
    const all = await Promise.all([store.read(address, card), store.read(address, card)]);
    expect(String(all[1])).toBe('Ein Haus upload:scenes/a/facade-0');
    expect(String(await createStore().read(address, card))).toBe(String(all[0]));
    expect(drawn).toEqual(['Ein Haus']);
  });

  it('are drawn anew when what they say has changed, and the former one goes', async () => {
    const store = createStore();
    await store.read({ ...address, language: 'fr' }, card);
    await store.read(address, card);
    await store.read(address, { ...card, facts: ['Trier', '95 €'] });
    expect(drawn).toHaveLength(3);
    const kept = await keptFiles();
    expect(kept.map((name) => name.slice(0, 3)).sort()).toEqual(['de-', 'fr-']);
  });

  it('show the region where the picture is gone', async () => {
    expect(String(await createStore().read(address, { ...card, picture: '/upload/gone' }))).toBe(
      'Ein Haus global:banner-1',
    );
  });

  it('are drawn one at a time, and refused when too many wait', async () => {
    let atOnce = 0;
    let most = 0;
    let refused = 0;
    const release: (() => void)[] = [];
    const originals: MediaOriginals = {
      open: async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        return Buffer.from('picture');
      },
    };
    const store = createStore(async () => {
      await new Promise<void>((resolve) => release.push(resolve));
      atOnce -= 1;
      return Buffer.from('card');
    }, originals);
    const reading = Array.from({ length: 40 }, (_, index) =>
      store.read({ ...address, id: `home-${index}` }, card).then(
        () => 'drawn',
        (error: unknown) => {
          refused += 1;
          return Reflect.get(Object(error), 'code');
        },
      ),
    );
    const finished = Promise.all(reading);
    let isFinished = false;
    void finished.then(() => {
      isFinished = true;
    });
    // None is finished before all have come.
    while (refused < 9) await new Promise((resolve) => setImmediate(resolve));
    while (!isFinished) {
      release.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    const outcomes = await finished;
    expect(outcomes.filter((outcome) => outcome === 'drawn')).toHaveLength(31);
    expect(outcomes.filter((outcome) => outcome === 'media-busy')).toHaveLength(9);
    expect(most).toBe(1);
  });

  it('are served although they cannot be kept', async () => {
    await writeFile(join(directory, 'variants'), 'a file where the folder would be');
    const store = createCardStore({
      directory,
      originals: { open: async () => Buffer.from('picture') },
      render: async () => Buffer.from('card'),
      files: UNWATCHED,
    });
    expect(String(await store.read(address, card))).toBe('card');
  });

  it('are served although the former one cannot be removed', async () => {
    await createStore().read(address, card);
    const files = { ...UNWATCHED, remove: () => Promise.reject(new StorageUnavailable('EROFS')) };
    const changed = { ...card, title: 'Zwei' };
    expect(String(await createStore(undefined, undefined, files).read(address, changed))).toContain('Zwei');
  });

  it('say that what is stored is no picture', async () => {
    const store = createStore(() =>
      Promise.reject(new Error('Input buffer contains unsupported image format')),
    );
    await expect(store.read(address, card)).rejects.toMatchObject({ code: 'media-unreadable', status: 422 });
  });
});
