import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleRoot, exampleSession } from '@moien/shared-lib/testing';
import { act, cleanup, render } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useVisit } from './use-visit.ts';
import { VISIT_MILLISECONDS } from './visit-milliseconds.ts';

const Page = observer(function Page({ id }: { id: string }) {
  useVisit(id);
  return null;
});

let visibility: DocumentVisibilityState = 'visible';
const sendBeacon = jest.fn();
beforeEach(() => {
  sendBeacon.mockReset();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  visibility = 'visible';
  jest.useFakeTimers();
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function open(isSignedIn = true) {
  const root = exampleRoot(isSignedIn ? { session: exampleSession } : {});
  const call = jest.spyOn(root.api, 'call').mockResolvedValue({ kind: 'unreachable' });
  const page = (id: string) => (
    <RootStoreProvider root={root} texts={createTexts('en', {})}>
      <Page id={id} />
    </RootStoreProvider>
  );
  const { rerender, unmount } = render(page('1'));
  return {
    visited: () => call.mock.calls.map(([, input]) => input?.path?.propertyId),
    rerender,
    page,
    unmount,
  };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function turn(next: DocumentVisibilityState) {
  visibility = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('useVisit', () => {
  it('records a look at a home once', () => {
    const { visited } = open();
    pass(VISIT_MILLISECONDS - 1);
    expect(visited()).toEqual([]);
    pass(1);
    turn('hidden');
    turn('visible');
    pass(VISIT_MILLISECONDS * 2);
    expect(visited()).toEqual(['1']);
  });

  it('counts while the page is seen', () => {
    const { visited } = open();
    pass(VISIT_MILLISECONDS / 2);
    turn('hidden');
    pass(VISIT_MILLISECONDS * 2);
    expect(visited()).toEqual([]);
    turn('visible');
    pass(VISIT_MILLISECONDS);
    expect(visited()).toEqual(['1']);
  });

  it('leaves out who passes by, and records the next home', () => {
    const { visited, rerender, page, unmount } = open();
    pass(VISIT_MILLISECONDS / 2);
    rerender(page('2'));
    pass(VISIT_MILLISECONDS);
    expect(visited()).toEqual(['2']);
    unmount();
    pass(VISIT_MILLISECONDS);
    expect(visited()).toEqual(['2']);
  });

  it('counts visitors who are not signed in, and keeps nothing of them', () => {
    const { visited, rerender, page } = open(false);
    rerender(page('9'));
    pass(VISIT_MILLISECONDS * 2);
    expect(visited()).toEqual([]);
    expect(sendBeacon.mock.calls).toEqual([['/api/properties/9/views']]);
  });
});
