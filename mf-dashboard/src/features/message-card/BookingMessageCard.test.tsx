import type { Booking } from '@moien/contract';
import { exampleRefusal } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleBooking, exampleChange, exampleRequest } from '../examples/example-booking.ts';
import { cardText, countCalls, renderCard } from '../examples/render-card.tsx';
import { BookingMessageCard } from './BookingMessageCard.tsx';

afterEach(cleanup);

const { id } = exampleBooking();
const GET = `GET /api/bookings/${id}`;
const of = (body: Booking) => ({ status: 200, body });

const show = (options: Parameters<typeof renderCard>[1]) =>
  renderCard(<BookingMessageCard subject={id} />, options);

describe('the card of a booking in a conversation', () => {
  it('is accepted there by its host, once', async () => {
    const acceptance = `POST /api/bookings/${id}/acceptance`;
    const { sent, root } = show({
      answers: { [GET]: of(exampleRequest('owner')), [acceptance]: of(exampleBooking({ role: 'owner' })) },
    });
    expect(await cardText()).toContain('Requested');
    const accept = screen.getByRole('button', { name: 'Accept the request' });
    fireEvent.click(accept);
    fireEvent.click(accept);
    await waitFor(async () => expect(await cardText()).toContain('Booked'));
    expect(countCalls(sent, acceptance)).toBe(1);
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
    await cardText();
    fireEvent.click(screen.getByRole('button', { name: 'Accept the request' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The API says booking-moved-on.');
    await waitFor(async () => expect(await cardText()).toContain('Expired'));
  });

  it('is read anew when the other side has changed it, and not for another booking', async () => {
    const { hear, listeners } = show({
      answers: { [GET]: [of(exampleRequest('guest')), of(exampleBooking())] },
    });
    expect(await cardText()).toContain('Requested');
    hear({ type: 'updateCard', seq: 1, card: { kind: 'booking', id: exampleBooking().home.propertyId } });
    await act(async () => undefined);
    expect(await cardText()).toContain('Requested');
    hear({ type: 'updateCard', seq: 2, card: { kind: 'booking', id } });
    await waitFor(async () => expect(await cardText()).toContain('Booked'));
    cleanup();
    expect(listeners.size).toBe(0);
  });

  it('offers another attempt when it did not come, and none when there is no such booking', async () => {
    show({ answers: { [GET]: [exampleRefusal(500, 'unexpected'), of(exampleBooking())] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await cardText()).toContain('Booked');
    cleanup();
    show({ answers: { [GET]: exampleRefusal(404, 'booking-not-found') } });
    expect(await screen.findByText('We couldn’t find this booking')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is read once where it is shown before the connection is there, and anew after each one that was lost', async () => {
    const { sent, hear } = show({ isConnected: false, answers: { [GET]: of(exampleBooking()) } });
    await act(async () => undefined);
    expect(countCalls(sent, GET)).toBe(0);
    hear({ type: 'welcome', protocol: 1, seq: 5 });
    expect(await cardText()).toContain('Booked');
    expect(countCalls(sent, GET)).toBe(1);
    hear({ type: 'welcome', protocol: 1, seq: 7 });
    await waitFor(() => expect(countCalls(sent, GET)).toBe(2));
  });

  it('is read without a connection when none comes', async () => {
    jest.useFakeTimers();
    const { sent } = show({ isConnected: false, answers: { [GET]: of(exampleBooking()) } });
    await act(async () => jest.advanceTimersByTime(1000));
    expect(countCalls(sent, GET)).toBe(1);
    jest.useRealTimers();
  });

  it('leads a guest to what is to be paid', async () => {
    const change = exampleChange({ proposedBy: 'guest', isPaymentNeeded: true });
    show({ answers: { [GET]: of(exampleBooking({ actionArray: ['secure-deposit'], change })) } });
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf('Reserve the deposit')).toContain(`bookingId=${id}&deposit=1`);
    expect(await hrefOf('Pay the difference')).toContain(`changeId=${change.id}`);
  });
});
