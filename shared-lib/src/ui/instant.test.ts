import { dayInTimeZone, formatInstant } from './instant.ts';

const NEW_YEAR = '2026-12-31T23:30:00Z';

describe('formatInstant', () => {
  it.each([
    ['en', 'Friday', 'Fri', '1', 'Jan', '00:30'],
    ['fr', 'vendredi', 'ven.', '1', 'janv.', '00:30'],
    ['de', 'Freitag', 'Fr', '1', 'Jan', '00:30'],
  ])('writes an instant as people in the place read it (%s)', (language, ...expected) => {
    const styles = ['weekday', 'weekday-short', 'number', 'month-short', 'time'] as const;
    expect(styles.map((style) => formatInstant(NEW_YEAR, 'Europe/Luxembourg', language, style))).toEqual(
      expected,
    );
  });
});

it('the day of an instant is that of the place', () => {
  expect(dayInTimeZone(NEW_YEAR, 'Europe/Luxembourg')).toBe('2027-01-01');
  expect(dayInTimeZone(NEW_YEAR, 'UTC')).toBe('2026-12-31');
});
