import type { RealtimeEvent, RealtimeMessage } from '@moien/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { exampleMessage, exampleState } from '../examples/example-conversation.ts';
import { renderPage } from '../examples/render-page.tsx';
import { TypingLine } from './TypingLine.tsx';
import { typingStore } from './typing-store.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const conversation = exampleState();
const { sourceUserProfileId: guestId, targetUserProfileId: hostId } = conversation;
const typing = (conversationId: string): RealtimeEvent => ({
  ...{ type: 'otherTyping', conversationId, userProfileId: guestId },
});
const messageOf = (senderUserProfileId: string): RealtimeEvent => ({
  ...{ type: 'addMessage', seq: 1, conversation, message: exampleMessage({ senderUserProfileId }) },
});

async function show() {
  const listeners = new Set<(event: RealtimeEvent) => void>();
  const events = {
    subscribe: (listener: (event: RealtimeEvent) => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  const said: RealtimeMessage[] = [];
  const { root } = renderPage(<TypingLine conversationId={conversation.id} name="Tom" />, {
    load: (made) =>
      Object.defineProperty(made, 'realtime', {
        value: Promise.resolve({ events, send: (message: RealtimeMessage) => void said.push(message) }),
      }),
  });
  await act(async () => undefined);
  const hear = (event: RealtimeEvent) => act(() => listeners.forEach((listener) => void listener(event)));
  return { hear, said, listeners, store: root.feature(typingStore) };
}

const line = () => screen.queryByText('Tom is writing …');
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

describe('the line that somebody is writing', () => {
  it('is there for six seconds after it was told last', async () => {
    const { hear } = await show();
    hear(typing(conversation.id));
    wait(4000);
    hear(typing(conversation.id));
    wait(5999);
    expect(line()).not.toBeNull();
    wait(1);
    expect(line()).toBeNull();
  });

  it('gives way to their message, not to one’s own, and is of this conversation alone', async () => {
    const { hear } = await show();
    hear(typing('019b76da-a800-7838-a932-000000000099'));
    expect(line()).toBeNull();
    hear(typing(conversation.id));
    hear(messageOf(hostId));
    expect(line()).not.toBeNull();
    hear(messageOf(guestId));
    expect(line()).toBeNull();
  });

  it('ends with the page, and is not read out', async () => {
    const { hear, listeners } = await show();
    const timerCount = jest.getTimerCount();
    hear(typing(conversation.id));
    expect(line()?.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
    cleanup();
    expect([listeners.size, jest.getTimerCount()]).toEqual([0, timerCount]);
  });
});

it('one’s own writing is said once in four seconds, in each conversation', async () => {
  const { store, said } = await show();
  for (let count = 0; count < 9; count += 1) {
    store.say(conversation.id);
    await act(async () => void jest.advanceTimersByTime(1000));
  }
  store.say('other');
  await act(async () => undefined);
  expect(said.map((message) => 'conversationId' in message && message.conversationId)).toEqual([
    ...[conversation.id, conversation.id, conversation.id, 'other'],
  ]);
});
