import { cleanup, screen } from '@testing-library/react';
import {
  exampleMessage,
  exampleOwnerId,
  exampleSides,
  exampleSummary,
  idOf,
} from '../examples/example-conversation.ts';
import { renderPage } from '../examples/render-page.tsx';
import { ConversationItem } from './ConversationItem.tsx';

afterEach(cleanup);

const unread = exampleSummary({ targetNewMessageCount: 2 });

describe('a conversation in the list', () => {
  it('says what it is about and how much is unread', () => {
    renderPage(<ConversationItem conversation={unread} view="all" isShown={false} />);
    expect(screen.getByText('Bright flat above the Alzette')).not.toBeNull();
    expect(screen.getByText('2 unread messages')).not.toBeNull();
  });

  it('tells the host of a request that waits, and the guest that it was sent', () => {
    const stay = { state: 'requested', arrivalDate: '2026-05-12', departureDate: '2026-05-15' } as const;
    renderPage(<ConversationItem conversation={{ ...unread, stay }} view="all" isShown={false} />);
    expect(screen.getByText(/^Request to answer · 12\D+15 May$/).dataset.isWaiting).toBe('true');
    cleanup();
    const asked = exampleSummary({
      stay,
      sourceUserProfileId: exampleOwnerId,
      targetUserProfileId: exampleSides.userId,
    });
    renderPage(<ConversationItem conversation={asked} view="all" isShown={false} />);
    expect(screen.getByText(/^Requested · 12\D+15 May$/).dataset.isWaiting).toBeUndefined();
  });

  it('has nothing unread while it is open beside the list', () => {
    renderPage(<ConversationItem conversation={unread} view="all" isShown />);
    expect(screen.getByRole('link', { current: 'page' })).not.toBeNull();
    expect(screen.queryByText('2 unread messages')).toBeNull();
  });

  it.each([
    ['booking', 'New booking'],
    ['change', 'Proposed change'],
    ['later', 'New entry'],
  ])('names a card of the kind %s that is its newest message', (kind, name) => {
    const lastMessage = exampleMessage({ text: '', card: { kind, id: idOf(1) } });
    renderPage(
      <ConversationItem conversation={exampleSummary({ lastMessage })} view="all" isShown={false} />,
    );
    expect(screen.getByText(name, { exact: false })).not.toBeNull();
  });
});
