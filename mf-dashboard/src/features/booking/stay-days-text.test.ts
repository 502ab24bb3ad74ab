import { stayDaysText } from './stay-days-text.ts';

it.each([
  ['2030-06-05', '2030-06-09', '5.–9. Juni 2030'],
  ['2030-12-28', '2031-01-05', '28. Dez. 2030 – 5. Jan. 2031'],
])('writes the year of %s to %s once: %s', (arrivalDate, departureDate, text) => {
  expect(stayDaysText({ arrivalDate, departureDate }, 'de').replace(/\s/g, ' ')).toBe(text);
});
