import { pagePresence } from './page-presence.ts';

let isHidden = false;
let isOnline = true;
beforeAll(() => {
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
});
beforeEach(() => {
  [isHidden, isOnline] = [false, true];
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

function listen() {
  const said: boolean[] = [];
  const listener = pagePresence().subscribe((isPresent) => void said.push(isPresent));
  const hide = (next: boolean) => {
    isHidden = next;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const connect = (next: boolean) => {
    isOnline = next;
    window.dispatchEvent(new Event(next ? 'online' : 'offline'));
  };
  return { said, hide, connect, listener };
}

it('a page is there until it has been hidden for a minute', () => {
  const { said, hide, listener } = listen();
  hide(true);
  jest.advanceTimersByTime(59_999);
  hide(false);
  hide(true);
  jest.advanceTimersByTime(59_999);
  expect(said).toEqual([true]);
  jest.advanceTimersByTime(1);
  expect(said).toEqual([true, false]);
  hide(false);
  expect(said).toEqual([true, false, true]);
  listener.unsubscribe();
  expect(jest.getTimerCount()).toBe(0);
});

it('a page is not there without a network', () => {
  const { said, connect, listener } = listen();
  connect(false);
  connect(true);
  expect(said).toEqual([true, false, true]);
  listener.unsubscribe();
});

it('a page that begins hidden is not there before it is seen', () => {
  isHidden = true;
  const { said, hide, listener } = listen();
  expect(said).toEqual([]);
  hide(false);
  expect(said).toEqual([true]);
  listener.unsubscribe();
});
