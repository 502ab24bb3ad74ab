import { holdEndsAt, requestEndsAt } from './booking-deadline.ts';

describe('holdEndsAt', () => {
  const createdAt = new Date('2030-06-01T12:00:00.000Z');

  it('is 15 minutes later, and 15 more for a challenge', () => {
    expect(holdEndsAt(createdAt, false).toISOString()).toBe('2030-06-01T12:15:00.000Z');
    expect(holdEndsAt(createdAt, true).toISOString()).toBe('2030-06-01T12:30:00.000Z');
  });
});

describe('requestEndsAt', () => {
  it.each<[string, string, string, string, string, string]>([
    [
      '48 h after the request',
      '2030-06-01T09:00:00.000Z',
      '2030-06-07T21:00:00.000Z',
      '2030-06-20',
      'Europe/Luxembourg',
      '2030-06-03T09:00:00.000Z',
    ],
    [
      '12 h before the authorisation ends',
      '2030-06-01T09:00:00.000Z',
      '2030-06-03T09:00:00.000Z',
      '2030-06-20',
      'Europe/Luxembourg',
      '2030-06-02T21:00:00.000Z',
    ],
    [
      'noon of the day of arrival',
      '2030-06-01T09:00:00.000Z',
      '2030-06-07T21:00:00.000Z',
      '2030-06-02',
      'Europe/Luxembourg',
      '2030-06-02T10:00:00.000Z',
    ],
    [
      'noon far ahead of UTC',
      '2030-06-01T09:00:00.000Z',
      '2030-06-07T21:00:00.000Z',
      '2030-06-02',
      'Pacific/Kiritimati',
      '2030-06-01T22:00:00.000Z',
    ],
    [
      'in the past, for a request after noon',
      '2030-06-02T11:00:00.000Z',
      '2030-06-08T21:00:00.000Z',
      '2030-06-02',
      'Europe/Luxembourg',
      '2030-06-02T10:00:00.000Z',
    ],
  ])('%s', (_case, requestedAt, authorisationEndsAt, arrivalDate, timeZone, expected) => {
    const end = requestEndsAt({
      requestedAt: new Date(requestedAt),
      authorisationEndsAt: new Date(authorisationEndsAt),
      arrivalDate,
      timeZone,
    });
    expect(end.toISOString()).toBe(expected);
  });
});
