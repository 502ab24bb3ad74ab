import type { Booking } from '@moien/contract';
import { exampleRefusal } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleBooking, exampleChange } from '../examples/example-booking.ts';
import { cardText, countCalls, renderCard } from '../examples/render-card.tsx';
import { ChangeMessageCard } from './ChangeMessageCard.tsx';

afterEach(cleanup);

const { id: bookingId } = exampleBooking();
const { id } = exampleChange();
const GET = `GET /api/booking-changes/${id}`;
const DECIDE = `POST /api/bookings/${bookingId}/changes/${id}/decision`;

const of = (role: Booking['role'], change: Parameters<typeof exampleChange>[0] = {}) => ({
  status: 200,
  body: exampleBooking({ role, change: exampleChange(change) }),
});
const show = (options: Parameters<typeof renderCard>[1]) =>
  renderCard(<ChangeMessageCard subject={id} />, options);
const names = (role: 'button' | 'link') => screen.queryAllByRole(role).map((element) => element.textContent);

describe('the card of a change in a conversation', () => {
  it('is accepted there by the other side, once, and then says what has become of it', async () => {
    const { sent, root } = show({
      answers: {
        [GET]: [
          of('owner', { proposedBy: 'guest' }),
          of('owner', { proposedBy: 'guest', state: 'accepted' }),
        ],
        [DECIDE]: { status: 200, body: exampleBooking({ role: 'owner' }) },
      },
    });
    expect(await cardText()).toContain('Léa would like to change the stay');
    expect(screen.getByRole('article').textContent).toContain('The price rises by');
    const accept = screen.getByRole('button', { name: 'Accept the change' });
    fireEvent.click(accept);
    fireEvent.click(accept);
    await waitFor(async () => expect(await cardText()).toContain('The stay was changed'));
    expect(countCalls(sent, DECIDE)).toBe(1);
    expect(screen.getByRole('article').textContent).toContain('+€150.52');
    expect(root.toast.toasts.map(({ text }) => text)).toEqual(['The stay has been changed.']);
    expect(names('button')).toEqual([]);
  });

  it('says why it could not be accepted, and stays open', async () => {
    show({
      answers: {
        [GET]: of('owner', { proposedBy: 'guest' }),
        [DECIDE]: exampleRefusal(409, 'dates-taken'),
      },
    });
    await cardText();
    fireEvent.click(screen.getByRole('button', { name: 'Accept the change' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The API says dates-taken.');
    await waitFor(() => expect(names('button')).toEqual(['Accept the change', 'Keep it as it is']));
  });

  it('leads a guest to the payment of what it costs more, and lets who has proposed it withdraw it', async () => {
    show({ answers: { [GET]: of('guest', { isPaymentNeeded: true }) } });
    await cardText();
    expect(names('link')).toEqual(['Pay the difference', 'View the booking']);
    expect(names('button')).toEqual(['Keep it as it is']);
    cleanup();
    show({ answers: { [GET]: of('owner') } });
    expect(await cardText()).toContain('You’ve proposed a change to Léa');
    expect(names('button')).toEqual(['Withdraw the proposal']);
  });

  it.each([
    ['declined', 'The change was declined'],
    ['expired', 'The change wasn’t answered in time'],
    ['withdrawn', 'The proposal was withdrawn'],
  ] as const)('is live: it ends as %s', async (state, title) => {
    const { hear } = show({ answers: { [GET]: [of('guest'), of('guest', { state, difference: 0 })] } });
    await cardText();
    hear({ type: 'updateCard', seq: 1, card: { kind: 'booking', id: bookingId } });
    await act(async () => undefined);
    expect(screen.queryByText(title)).toBeNull();
    hear({ type: 'updateCard', seq: 2, card: { kind: 'change', id } });
    await waitFor(async () => expect(await cardText()).toContain(title));
    expect(names('button')).toEqual([]);
  });

  it('offers another attempt when it did not come', async () => {
    show({ answers: { [GET]: [exampleRefusal(500, 'unexpected'), of('guest')] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await cardText()).toContain('Léa would like to change the stay');
  });
});
