import { ATTACHMENTS_MAXIMUM, type Attachment, UPLOAD_BYTES_MAXIMUM } from '@moien/contract';
import { exampleRefusal, exampleRoot } from '@moien/shared-lib/testing';
import { exampleSides } from '../examples/example-conversation.ts';
import { DraftFilesStore } from './draft-files-store.ts';
import { FileUploads } from './file-uploads.ts';

const uploaded = (id: string): Attachment => ({
  ...{ id, kind: 'picture', name: 'a.jpg', size: 1, width: 1, height: 1 },
});

/** @param status what the server answers; 0: there is no network */
function open(status = 200) {
  const urls: string[] = [];
  const root = exampleRoot({
    transport: async ({ url, onProgress }) => {
      urls.push(url);
      onProgress?.(0.5);
      if (status === 0) throw new Error('There is no network.');
      if (status !== 200) return { body: undefined, ...exampleRefusal(status, 'upload-unreadable') };
      return { status, body: uploaded(url.split(/[/?]/)[3] ?? '') };
    },
  });
  const uploads = new FileUploads(root);
  return { store: new DraftFilesStore(uploads), uploads, urls };
}

const picture = (name = 'Küche.png', size = 3) => {
  const file = new File(['abc'], name, { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const statesOf = (store: DraftFilesStore) => store.of(exampleSides).map(({ state }) => state);

describe('DraftFilesStore', () => {
  it('uploads a file when it is chosen, and gives it to the message', async () => {
    const { store, urls } = open();
    store.add(exampleSides, [picture()]);
    expect(statesOf(store)).toEqual(['uploading']);
    await settled();
    expect(statesOf(store)).toEqual(['uploaded']);
    expect(urls).toEqual([
      expect.stringMatching(/^\/api\/attachments\/[0-9a-f-]{36}\?name=K%C3%BCche\.png$/),
    ]);
    expect(store.take(exampleSides)).toMatchObject([
      { kind: 'picture', name: 'Küche.png', isUploaded: true },
    ]);
    expect(store.of(exampleSides)).toEqual([]);
  });

  it('gives a message what waits for the network, and not what was refused', async () => {
    const offline = open(0);
    offline.store.add(exampleSides, [picture()]);
    await settled();
    expect(statesOf(offline.store)).toEqual(['waiting']);
    expect(offline.store.take(exampleSides)).toMatchObject([{ isUploaded: false }]);
    const { store } = open(422);
    store.add(exampleSides, [picture()]);
    await settled();
    expect(store.of(exampleSides)).toMatchObject([
      { state: 'failed', reason: 'The API says upload-unreadable.' },
    ]);
    expect(store.take(exampleSides)).toEqual([]);
  });

  it('says which file it does not take, and why', async () => {
    const { store, urls } = open();
    store.add(exampleSides, [picture('large.png', UPLOAD_BYTES_MAXIMUM + 1)]);
    expect(store.refused).toEqual({ code: 'upload-too-large', name: 'large.png' });
    store.add(
      exampleSides,
      Array.from({ length: ATTACHMENTS_MAXIMUM + 1 }, (_, index) => picture(`${index}.png`)),
    );
    expect(store.refused).toEqual({ code: 'too-many-files', name: '10.png' });
    expect(statesOf(store)).toHaveLength(ATTACHMENTS_MAXIMUM);
    store.remove(exampleSides, store.of(exampleSides)[0]?.file.id ?? '');
    expect(store.refused).toBeUndefined();
    await settled();
    expect(urls).toHaveLength(ATTACHMENTS_MAXIMUM);
  });

  it('sends a file that is on its way once, whoever asks for it', async () => {
    const { store, uploads, urls } = open();
    store.add(exampleSides, [picture()]);
    const [file] = store.take(exampleSides);
    if (file) await uploads.upload(file);
    expect(urls).toHaveLength(1);
  });
});
