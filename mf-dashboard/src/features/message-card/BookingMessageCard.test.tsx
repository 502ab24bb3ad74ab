import type { Booking, RealtimeEvent } from '@moien/contract';
import { exampleRefusal } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleBooking, exampleRequest } from '../examples/example-booking.ts';
import { renderPage } from '../examples/render-page.tsx';
import { BookingMessageCard } from './BookingMessageCard.tsx';

afterEach(cleanup);

const { id } = exampleBooking();
const GET = `GET /api/bookings/${id}`;
const of = (body: Booking) => ({ status: 200, body });

function show(answers: Parameters<typeof renderPage>[1] = {}) {
  const listeners = new Set<(event: RealtimeEvent) => void>();
  const events = {
    subscribe: (listener: (event: RealtimeEvent) => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  const shown = renderPage(<BookingMessageCard subject={id} />, {
    ...answers,
    load: (root) => Object.defineProperty(root, 'realtime', { value: Promise.resolve({ events }) }),
  });
  const hear = (event: RealtimeEvent) => act(() => listeners.forEach((listener) => void listener(event)));
  return { ...shown, hear, listeners };
}

const card = async () => (await screen.findByRole('article')).textContent;
const asked = (sent: { call: string }[], call: string) => sent.filter((one) => one.call === call).length;

describe('the card of a booking in a conversation', () => {
  it('is accepted there by its host, once', async () => {
    const acceptance = `POST /api/bookings/${id}/acceptance`;
    const { sent, root } = show({
      answers: { [GET]: of(exampleRequest('owner')), [acceptance]: of(exampleBooking({ role: 'owner' })) },
    });
    expect(await card()).toContain('Requested');
    const accept = screen.getByRole('button', { name: 'Accept the request' });
    fireEvent.click(accept);
    fireEvent.click(accept);
    await waitFor(async () => expect(await card()).toContain('Booked'));
    expect(asked(sent, acceptance)).toBe(1);
    expect(root.toast.toasts.map(({ text }) => text)).toEqual(['Accepted. Léa will be told right away.']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says why it could not be accepted, and how it stands by now', async () => {
    const expired = exampleBooking({ state: 'request-expired', role: 'owner', actionArray: [] });
    show({
      answers: {
        [GET]: [of(exampleRequest('owner')), of(expired)],
        [`POST /api/bookings/${id}/acceptance`]: exampleRefusal(409, 'booking-moved-on'),
      },
    });
    await card();
    fireEvent.click(screen.getByRole('button', { name: 'Accept the request' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The API says booking-moved-on.');
    await waitFor(async () => expect(await card()).toContain('Expired'));
  });

  it('is read anew when the other side has changed it, and not for another booking', async () => {
    const { hear, listeners } = show({
      answers: { [GET]: [of(exampleRequest('guest')), of(exampleBooking())] },
    });
    expect(await card()).toContain('Requested');
    hear({ type: 'updateCard', seq: 1, card: { kind: 'booking', id: exampleBooking().home.propertyId } });
    await act(async () => undefined);
    expect(await card()).toContain('Requested');
    hear({ type: 'updateCard', seq: 2, card: { kind: 'booking', id } });
    await waitFor(async () => expect(await card()).toContain('Booked'));
    cleanup();
    expect(listeners.size).toBe(0);
  });

  it('offers another attempt when it did not come, and none when there is no such booking', async () => {
    show({ answers: { [GET]: [exampleRefusal(500, 'unexpected'), of(exampleBooking())] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await card()).toContain('Booked');
    cleanup();
    show({ answers: { [GET]: exampleRefusal(404, 'booking-not-found') } });
    expect(await screen.findByText('We couldn’t find this booking')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
