import { CONTACT_UNCONFIRMED_CODE } from '@moien/contract';
import { exampleSession } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { exampleSides, idOf } from '../examples/example-conversation.ts';
import { renderPage } from '../examples/render-page.tsx';
import type { OutboxStore } from '../outbox/outbox-store.ts';
import type { PendingMessage } from '../outbox/pending-message.ts';
import { PendingBubble } from './PendingBubble.tsx';

globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
} as unknown as typeof ResizeObserver;
afterEach(cleanup);

const pending: PendingMessage = {
  ...{ id: idOf(900), userId: exampleSession.profile?.userId ?? '', sides: exampleSides },
  ...{ text: 'Ring twice, please.', state: 'waiting' },
};

function show(message: Partial<PendingMessage>, isLast = true) {
  const done: string[] = [];
  const outbox = {
    retry: ({ id }: PendingMessage) => void done.push(`retry ${id}`),
    discard: (id: string) => void done.push(`discard ${id}`),
  } as unknown as OutboxStore;
  const whole = { ...pending, ...message };
  renderPage(<PendingBubble message={whole} isFollowUp={false} isLast={isLast} outbox={outbox} />);
  return done;
}

it('says what it waits for, of several only at the last', () => {
  show({});
  expect(screen.getByRole('article').textContent).toBe(
    'Ring twice, please.Will be sent when you’re back online',
  );
  cleanup();
  show({}, false);
  expect(screen.getByRole('article').textContent).toBe('Ring twice, please.');
});

it('says why it was refused, and is sent again or deleted', () => {
  const done = show({ state: 'failed', reason: 'Please wait a minute.' });
  expect(screen.getByRole('alert').textContent).toContain('Please wait a minute.');
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(done).toEqual([`retry ${pending.id}`, `discard ${pending.id}`]);
});

it('with contact details in it, is sent by who knows of them', () => {
  show({ state: 'failed', code: CONTACT_UNCONFIRMED_CODE });
  expect(screen.getByRole('button', { name: 'Send anyway' })).not.toBeNull();
});
