import { del, get, set } from 'idb-keyval';
import type { PendingMessage } from './pending-message.ts';
import { openPendingStorage } from './pending-storage.ts';

jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: jest.fn(async () => undefined),
  get: jest.fn(async () => undefined),
  del: jest.fn(async () => undefined),
  values: jest.fn(async () => []),
}));

const message = { id: 'message', text: 'Hello' } as PendingMessage;

async function kept() {
  const storage = openPendingStorage();
  await storage.save(message);
  return storage;
}

describe('a message that waits', () => {
  it('is there until another tab has removed it', async () => {
    const storage = await kept();
    jest.mocked(get).mockResolvedValueOnce(message);
    expect(await storage.has('message')).toBe(true);
    expect(await storage.has('message')).toBe(false);
    expect(del).not.toHaveBeenCalled();
  });

  it('is there where the browser cannot read, such as while the page is left', async () => {
    const storage = await kept();
    jest.mocked(get).mockRejectedValueOnce(new DOMException('The connection is closing.', 'AbortError'));
    expect(await storage.has('message')).toBe(true);
  });

  it('waits in the page alone where the browser keeps nothing', async () => {
    jest.mocked(set).mockRejectedValueOnce(new Error('full'));
    const storage = await kept();
    expect(await storage.has('message')).toBe(true);
  });
});
