import type { Position, StoredEvent } from '../domains/messaging/index.ts';
import { createEventWatch, type EventWatch } from './event-watch.ts';

const USER = '019ac000-0000-7000-8000-000000000001';
const GREETING = { welcome: (seq: number) => `welcome ${seq}`, reset: (seq: number) => `reset ${seq}` };

const stored = (seq: number): StoredEvent => ({ user_id: USER, seq, text: `event ${seq}` });
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

let watch: EventWatch;
let announce: (payload: string) => void;
/** What the database has, and of which positions it was asked. */
let rows: StoredEvent[];
let asked: Position[][];

beforeEach(() => {
  rows = [];
  asked = [];
  watch = createEventWatch({
    events: {
      findSeqs: async () => [],
      replay: async () => ({ seq: 4, events: [] }),
      listAfter: async (positions) => {
        asked.push([...positions]);
        const [known] = positions;
        return { events: rows.filter(({ seq }) => seq > (known?.seq ?? 0)), isComplete: true };
      },
    },
    openListener: ({ onNotification }) => {
      announce = onNotification;
      return { listen: () => undefined, close: async () => undefined };
    },
    onSessionsEnded: () => undefined,
    log: { warn: () => undefined },
    now: () => 0,
  });
});

afterEach(() => watch.close());

/** A page that knows everything up to event 4. */
async function openPage(): Promise<string[]> {
  const told: string[] = [];
  await watch.join(USER, undefined, (event) => told.push(event), GREETING);
  await nextTurn();
  asked = [];
  told.splice(0);
  return told;
}

it('tells the next event as it is announced, without reading', async () => {
  const told = await openPage();
  announce(`${USER} 5 event 5\n${USER} 6 event 6`);
  expect(told).toEqual(['event 5', 'event 6']);
  await nextTurn();
  expect(asked).toEqual([]);
});

it('tells an event once that is announced twice', async () => {
  const told = await openPage();
  announce(`${USER} 5 event 5`);
  announce(`${USER} 5 event 5`);
  await nextTurn();
  expect(told).toEqual(['event 5']);
});

it('reads what it has missed, and then what was announced, in order', async () => {
  const told = await openPage();
  rows = [stored(5), stored(6)];
  announce(`${USER} 6 event 6`);
  await nextTurn();
  expect(told).toEqual(['event 5', 'event 6']);
  expect(asked).toEqual([[{ userId: USER, seq: 4 }]]);
});

it('reads an event that is announced without its text', async () => {
  const told = await openPage();
  rows = [stored(5)];
  announce(`${USER} 5`);
  await nextTurn();
  expect(told).toEqual(['event 5']);
});

it('tells an event once that is announced while it is read', async () => {
  const told = await openPage();
  rows = [stored(5), stored(6)];
  announce(`${USER} 6 event 6`);
  announce(`${USER} 5 event 5`);
  await nextTurn();
  expect(told).toEqual(['event 5', 'event 6']);
});

it('tells a page nothing before it is welcomed, and what came meanwhile after it', async () => {
  const told: string[] = [];
  rows = [stored(5)];
  const joined = watch.join(USER, undefined, (event) => told.push(event), GREETING);
  announce(`${USER} 5 event 5`);
  await joined;
  await nextTurn();
  expect(told).toEqual(['welcome 4', 'event 5']);
});
