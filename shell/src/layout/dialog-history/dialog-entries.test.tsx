import { DialogEntries } from './dialog-entries.ts';

const all: DialogEntries[] = [];
const hear = (event: PopStateEvent) => all.at(-1)?.hear(event);

beforeEach(() => {
  window.addEventListener('popstate', hear);
  window.history.pushState({ key: 'page', idx: 1 }, '');
});
afterEach(() => window.removeEventListener('popstate', hear));

/** The history has gone where it was told to. */
const arrival = () => new Promise((told) => window.addEventListener('popstate', told, { once: true }));

function open(entries = begin()) {
  const calls: string[] = [];
  const close = entries.hold(() => calls.push('back'));
  return { entries, close, calls };
}

function begin(): DialogEntries {
  const entries = new DialogEntries(() => 'page');
  all.push(entries);
  return entries;
}

const state = (dialogs?: number) => ({ key: 'page', idx: 1, ...(dialogs && { dialogs }) });

describe('the entry of a dialog', () => {
  it('is above that of the page, whose state it keeps', () => {
    open();
    expect(window.history.state).toEqual(state(1));
  });

  it('is left by Back, which closes the dialog once', async () => {
    const { calls, close } = open();
    const arrived = arrival();
    window.history.back();
    await arrived;
    close();
    expect(calls).toEqual(['back']);
    expect(window.history.state).toEqual(state());
  });

  it('is left when the dialog closes otherwise', async () => {
    const { calls, close } = open();
    const arrived = arrival();
    close();
    await arrived;
    expect(calls).toEqual([]);
    expect(window.history.state).toEqual(state());
  });

  it('is there again for a dialog that opens while the last one is being left', async () => {
    const { entries, close } = open();
    const arrived = arrival();
    close();
    entries.hold(() => undefined);
    await arrived;
    expect(window.history.state).toEqual(state(1));
  });

  it('is left before a page is gone to, which then comes above that of its own page', async () => {
    const { entries, close, calls } = open();
    const left = entries.leave();
    expect(entries.isLeaving).toBe(true);
    close();
    await left;
    expect([entries.isLeaving, entries.leave()]).toEqual([false, undefined]);
    expect(window.history.state).toEqual(state());
    expect(calls).toEqual([]);
  });

  it('leaves other pages to the router', () => {
    const { entries, calls } = open();
    expect(entries.hear({ state: { key: 'other' } })).toBe(false);
    expect(calls).toEqual([]);
  });
});

describe('dialogs over each other', () => {
  it('are closed one by one', async () => {
    const lower = open();
    const upper = open(lower.entries);
    expect(window.history.state).toEqual(state(2));
    for (const expected of [
      { upper: 1, lower: 0, dialogs: 1 },
      { upper: 1, lower: 1, dialogs: undefined },
    ]) {
      const arrived = arrival();
      window.history.back();
      await arrived;
      expect([upper.calls.length, lower.calls.length]).toEqual([expected.upper, expected.lower]);
      expect(window.history.state).toEqual(state(expected.dialogs));
    }
  });

  it('leave no entry behind when both close at once', async () => {
    const lower = open();
    const upper = open(lower.entries);
    upper.close();
    lower.close();
    await lower.entries.leave();
    expect(window.history.state).toEqual(state());
  });

  it('close together where one goes further back', async () => {
    const lower = open();
    const upper = open(lower.entries);
    const arrived = arrival();
    window.history.go(-2);
    await arrived;
    expect([upper.calls, lower.calls]).toEqual([['back'], ['back']]);
  });
});
