import { quoteRequestOf, readStay, writeStay } from './stay-parameters.ts';

const today = '2030-04-07';
const read = (query: string) => readStay(new URLSearchParams(query), today);

describe('the stay of an address', () => {
  it.each<[string, { arrival?: string; departure?: string }]>([
    ['', {}],
    ['arrivalDate=2030-04-10', { arrival: '2030-04-10' }],
    ['arrivalDate=2030-04-10&departureDate=2030-04-12', { arrival: '2030-04-10', departure: '2030-04-12' }],
    ['arrivalDate=2030-04-12&departureDate=2030-04-10', { arrival: '2030-04-10', departure: '2030-04-12' }],
    ['arrivalDate=2030-04-10&departureDate=2030-04-10', { arrival: '2030-04-10', departure: '2030-04-11' }],
    ['arrivalDate=2030-04-06&departureDate=2030-04-12', {}],
    ['departureDate=2030-04-12', {}],
    ['arrivalDate=2030-02-30&departureDate=soon', {}],
  ])('reads the days of %j', (query, range) => {
    expect(read(query).range).toEqual(range);
  });

  it('reads guests up to the maximum, and none where it understands nothing', () => {
    expect(read('adultCount=2&childrenCount=99&infantCount=-1&petCount=x').guests).toEqual({
      adult: 2,
      children: 10,
      infant: 0,
      pet: 0,
    });
  });

  it('writes back what it has read, and keeps what it does not know', () => {
    const address = new URLSearchParams('utm_source=letter&arrivalDate=2030-04-10&adultCount=2');
    const stay = read(`${address}&departureDate=2030-04-12`);
    expect(writeStay(stay, address).toString()).toBe(
      'arrivalDate=2030-04-10&departureDate=2030-04-12&adultCount=2&utm_source=letter',
    );
  });

  it('asks for a quote only with both days', () => {
    expect(quoteRequestOf(read('arrivalDate=2030-04-10'))).toBeUndefined();
    expect(quoteRequestOf(read('arrivalDate=2030-04-10&departureDate=2030-04-12&petCount=1'))).toEqual({
      arrivalDate: '2030-04-10',
      departureDate: '2030-04-12',
      adultCount: 0,
      childrenCount: 0,
      infantCount: 0,
      petCount: 1,
    });
  });
});
