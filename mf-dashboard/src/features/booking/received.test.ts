import { endOf, receive, serverNow } from './received.ts';

describe('what the server tells of time', () => {
  afterEach(() => jest.restoreAllMocks());
  const pageClockShows = (milliseconds: number) =>
    jest.spyOn(performance, 'now').mockReturnValue(milliseconds);

  it('goes on with the clock of the page, whatever time the device shows', () => {
    pageClockShows(5_000);
    const received = receive({ serverTime: '2030-06-01T10:00:00.000Z' });
    pageClockShows(65_000);
    expect(serverNow(received).toISOString()).toBe('2030-06-01T10:01:00.000Z');
  });

  it('ends a deadline so many seconds after it arrived', () => {
    expect(endOf({ secondsLeft: 90 }, 1_000)).toBe(91_000);
  });
});
