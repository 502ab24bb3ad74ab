import { runInThisContext } from 'node:vm';
import type { ExampleAnswers } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { conversationsStore } from '../features/conversations/conversations-store.ts';
import {
  exampleMessage,
  exampleOpened,
  exampleState,
  exampleSummary,
} from '../features/examples/example-conversation.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { ConversationsPage } from './ConversationsPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));
// Nor does it have a place for messages that wait.
Object.assign(globalThis, { indexedDB: { open: () => ({}) } });

const unread = { targetNewMessageCount: 1, targetReadUpTo: 0 };
const state = exampleState(unread);
const READ = `PUT /api/conversations/${state.id}/read-up-to`;
const OPENED = `GET /api/properties/${state.propertyId}/conversations/${state.sourceUserProfileId}/1`;
const answerOf = (body: unknown) => ({ status: 200, body });

const answers: ExampleAnswers = {
  'GET /api/conversations': answerOf({ conversationArray: [exampleSummary(unread)], nextCursor: null }),
  [OPENED]: answerOf(exampleOpened({ conversation: state })),
  [`GET /api/conversations/${state.id}/messages`]: answerOf({
    ...{ messageArray: [exampleMessage()], hasOlder: false, hasNewer: false },
  }),
  [READ]: answerOf(exampleState()),
};

function openPage(isWide: boolean) {
  const query = { matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { matchMedia: () => query });
  return renderPage(<ConversationsPage data={{ view: 'all' }} />, {
    answers,
    load: (root) => root.feature(conversationsStore).load('all'),
  });
}

type Sent = ReturnType<typeof openPage>['sent'];
const isRead = (sent: Sent) => sent.some(({ call }) => call === READ);
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 1500)));

beforeEach(() => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(cleanup);

it('opens the newest conversation beside the list, and counts it as read once somebody turns to it', async () => {
  const { sent, router } = openPage(true);
  const log = await screen.findByRole('log');
  await aWhile();
  expect(isRead(sent)).toBe(false);
  expect(screen.getByText('1 unread message')).not.toBeNull();
  expect(router.state.location.pathname).toBe('/');
  fireEvent.pointerDown(log);
  await waitFor(() => expect(isRead(sent)).toBe(true), {
    timeout: 3000,
  });
});

it('shows the list alone where there is no room', async () => {
  const { sent } = openPage(false);
  await screen.findByText('1 unread message');
  await aWhile();
  expect(screen.queryByRole('log')).toBeNull();
  expect(sent).toHaveLength(1);
});
