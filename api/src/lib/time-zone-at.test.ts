import { timeZoneAt } from './time-zone-at.ts';

describe('timeZoneAt', () => {
  it.each([
    ['Luxembourg', 49.61167, 6.13, 'Europe/Luxembourg'],
    ['Trier', 49.75565, 6.63935, 'Europe/Berlin'],
    ['Thionville', 49.35751, 6.16843, 'Europe/Paris'],
    ['Madeira', 32.66568, -16.92547, 'Atlantic/Madeira'],
    ['the Atlantic', 45, -30, 'Etc/GMT+2'],
  ])('of %s', (_name, latitude, longitude, timeZone) => {
    expect(timeZoneAt({ latitude, longitude })).toBe(timeZone);
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });

  it('refuses what is no place', () => {
    expect(() => timeZoneAt({ latitude: 91, longitude: 0 })).toThrow();
  });
});
