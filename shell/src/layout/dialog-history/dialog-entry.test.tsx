import { DialogEntry } from './dialog-entry.ts';

const entries: DialogEntry[] = [];
const hear = (event: PopStateEvent) => entries.at(-1)?.hear(event);

beforeEach(() => {
  window.addEventListener('popstate', hear);
  window.history.pushState({ key: 'page', idx: 1 }, '');
});
afterEach(() => window.removeEventListener('popstate', hear));

/** The history has gone where it was told to. */
const arrival = () => new Promise((told) => window.addEventListener('popstate', told, { once: true }));

function open() {
  const calls: string[] = [];
  const entry = new DialogEntry(() => 'page');
  entries.push(entry);
  const close = entry.hold(() => calls.push('back'));
  return { entry, close, calls };
}

describe('the entry of a dialog', () => {
  it('is above that of the page, whose state it keeps', () => {
    open();
    expect(window.history.state).toEqual({ key: 'page', idx: 1, dialog: true });
  });

  it('is left by Back, which closes the dialog once', async () => {
    const { calls, close } = open();
    const arrived = arrival();
    window.history.back();
    await arrived;
    close();
    expect(calls).toEqual(['back']);
    expect(window.history.state).toEqual({ key: 'page', idx: 1 });
  });

  it('is left when the dialog closes otherwise', async () => {
    const { calls, close } = open();
    const arrived = arrival();
    close();
    await arrived;
    expect(calls).toEqual([]);
    expect(window.history.state).toEqual({ key: 'page', idx: 1 });
  });

  it('is there again for a dialog that opens while the last one is being left', async () => {
    const { entry, close } = open();
    const arrived = arrival();
    close();
    entry.hold(() => undefined);
    await arrived;
    expect(window.history.state).toEqual({ key: 'page', idx: 1, dialog: true });
  });

  it('gives way to a page that is gone to from the dialog', () => {
    const { entry, close } = open();
    expect(entry.giveWay()).toBe(true);
    const { length } = window.history;
    close();
    window.history.replaceState({ key: 'next', idx: 1 }, '');
    expect(window.history.length).toBe(length);
    expect(entry.giveWay()).toBe(false);
  });

  it('leaves other pages to the router', () => {
    const { entry } = open();
    expect(entry.hear({ state: { key: 'other' } })).toBe(false);
  });
});
