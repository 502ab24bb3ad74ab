import { timesOfDay, timeText } from './times-of-day.ts';

it('has each half hour, and the time that is chosen', () => {
  expect(timesOfDay('22:00')).toHaveLength(48);
  expect(timesOfDay('22:00').slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
  expect(timesOfDay('06:45').slice(13, 16)).toEqual(['06:30', '06:45', '07:00']);
});

it('writes a time as the language does', () => {
  expect([timeText('22:00', 'de'), timeText('22:00', 'fr')]).toEqual(['22:00', '22:00']);
  expect(timeText('22:00', 'en').replace(/\s/u, ' ')).toMatch(/^10:00 PM$|^22:00$/);
});
