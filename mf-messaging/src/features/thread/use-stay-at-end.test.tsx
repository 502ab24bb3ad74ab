import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { exampleMessage, exampleOwnerId, exampleSides, idOf } from '../examples/example-conversation.ts';
import type { LogEntry } from './log-entries.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';

/** What a browser would measure, in pixels. */
let log: { scrollHeight: number; clientHeight: number; scrollTop: number };
let resize: () => void;

beforeEach(() => {
  log = { scrollHeight: 1000, clientHeight: 400, scrollTop: 600 };
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      resize = () => act(callback);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof ResizeObserver;
});
afterEach(cleanup);

const message: LogEntry = {
  ...{ kind: 'message', key: 'a', isFollowUp: false, isLast: true, message: exampleMessage({ seq: 1 }) },
};
const written = (number: number): LogEntry => ({
  kind: 'pending',
  ...{ key: idOf(number), isFollowUp: false, isLast: true },
  pending: { id: idOf(number), userId: exampleOwnerId, sides: exampleSides, text: 'x', state: 'sending' },
});

const rows = {
  scrollToEnd: () => {
    log.scrollTop = log.scrollHeight - log.clientHeight;
  },
};

function Log({ entries, soughtSeq }: { entries: LogEntry[]; soughtSeq?: number | undefined }) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isEndNear = useStayAtEnd(rows, entries, { scroller, content, soughtSeq });
  return (
    <div
      data-testid="log"
      data-is-end-near={isEndNear}
      ref={(element) => {
        scroller.current = element;
        for (const name of ['scrollHeight', 'clientHeight', 'scrollTop'] as const)
          if (element) Object.defineProperty(element, name, { get: () => log[name], configurable: true });
      }}
    >
      <div ref={content} />
    </div>
  );
}

function show(soughtSeq?: number) {
  const view = render(<Log entries={[message]} soughtSeq={soughtSeq} />);
  const element = view.getByTestId('log');
  return {
    scrollTo(top: number) {
      log.scrollTop = top;
      act(() => void element.dispatchEvent(new Event('scroll')));
    },
    isEndNear: () => element.dataset.isEndNear,
    write: (...numbers: number[]) => view.rerender(<Log entries={[message, ...numbers.map(written)]} />),
  };
}

it('stays at the end while files take its room, and while a picture makes a row higher', () => {
  show();
  log.clientHeight = 270;
  resize();
  expect(log.scrollTop).toBe(730);
  log.scrollHeight = 1240;
  resize();
  expect(log.scrollTop).toBe(970);
});

it('stays where somebody has scrolled up to, until they are back at the end or write something', () => {
  const { scrollTo, write } = show();
  scrollTo(500);
  log.scrollHeight = 1240;
  resize();
  expect(log.scrollTop).toBe(500);
  scrollTo(840);
  log.scrollHeight = 1300;
  resize();
  expect(log.scrollTop).toBe(900);
  scrollTo(100);
  write(1);
  expect(log.scrollTop).toBe(900);
  scrollTo(100);
  write(1);
  expect(log.scrollTop).toBe(100);
  write(1, 2);
  expect(log.scrollTop).toBe(900);
});

it('tells when the end is out of sight, and when it is back', () => {
  const { scrollTo, isEndNear } = show();
  expect(isEndNear()).toBe('true');
  scrollTo(500);
  expect(isEndNear()).toBe('true');
  scrollTo(300);
  expect(isEndNear()).toBe('false');
  scrollTo(600);
  expect(isEndNear()).toBe('true');
});

it('goes to no end where it has begun at a message that was found', () => {
  log.scrollTop = 200;
  const { scrollTo } = show(1);
  scrollTo(300);
  log.scrollHeight = 1240;
  resize();
  expect(log.scrollTop).toBe(300);
});
