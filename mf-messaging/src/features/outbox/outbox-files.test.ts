import { ATTACHMENT_MISSING_CODE } from '@moien/contract';
import { exampleRefusal, exampleRoot, exampleSession } from '@moien/shared-lib/testing';
import type { PendingFile } from '../attachments/pending-file.ts';
import { exampleMessage, exampleSides, exampleState, idOf } from '../examples/example-conversation.ts';
import { fakeStorage } from '../examples/fake-pending-storage.ts';
import { OutboxStore } from './outbox-store.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

const FILE = 'file';
const MESSAGE = JSON.stringify({ text: '', attachmentIdArray: [idOf(700)] });
const OFFLINE = 0;

const fileIn = (isUploaded: boolean): PendingFile => ({
  ...{ id: idOf(700), kind: 'pdf', name: 'Plan.pdf', type: 'application/pdf', size: 3 },
  ...{ content: new Blob(['abc']), isUploaded },
});
const attachment = { id: idOf(700), kind: 'pdf', name: 'Plan.pdf', size: 3, width: null, height: null };
const sent = { conversation: exampleState(), message: exampleMessage({ text: '' }) };

/** @param failures of the calls, in their order: no network, or a code; then everything is taken */
function open(...failures: (typeof OFFLINE | string | undefined)[]) {
  const calls: string[] = [];
  const root = exampleRoot({
    session: exampleSession,
    transport: async ({ url, body }) => {
      const isFile = url.startsWith('/api/attachments/');
      calls.push(isFile ? FILE : JSON.stringify(body));
      const failure = failures.shift();
      if (failure === OFFLINE) throw new Error('There is no network.');
      if (failure) return { body: undefined, ...exampleRefusal(409, failure) };
      return { status: 200, body: isFile ? attachment : sent };
    },
  });
  const outbox = new OutboxStore(root, fakeStorage().storage);
  return { outbox, calls };
}

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

describe('files of a message', () => {
  it('are uploaded before it, once, whatever fails on the way', async () => {
    const { outbox, calls } = open(OFFLINE, undefined, OFFLINE);
    void outbox.send(exampleSides, '', [fileIn(false)]);
    await pass(10_000);
    expect(calls).toEqual([FILE, FILE, MESSAGE, MESSAGE]);
    expect(outbox.of(exampleSides)).toEqual([]);
  });

  it('that were uploaded before are uploaded again where the server has them no more', async () => {
    const { outbox, calls } = open(ATTACHMENT_MISSING_CODE);
    void outbox.send(exampleSides, '', [fileIn(true)]);
    await pass(10_000);
    expect(calls).toEqual([MESSAGE, FILE, MESSAGE]);
    expect(outbox.of(exampleSides)).toEqual([]);
  });

  it('that are refused keep it back, and it says why', async () => {
    const { outbox, calls } = open('too-many-uploads');
    void outbox.send(exampleSides, 'Look', [fileIn(false)]);
    await pass();
    expect(outbox.of(exampleSides)).toMatchObject([{ state: 'failed', code: 'too-many-uploads' }]);
    expect(calls).toEqual([FILE]);
  });
});
