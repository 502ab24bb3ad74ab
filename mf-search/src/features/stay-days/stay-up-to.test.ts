import { stayUpTo } from './stay-up-to.ts';

const isTaken = (night: string) => night === '2030-05-04';

it.each([
  [{}, '2030-05-03', undefined],
  [{ arrival: '2030-05-01', departure: '2030-05-03' }, '2030-05-09', undefined],
  [{ arrival: '2030-05-01' }, '2030-05-01', undefined],
  [{ arrival: '2030-05-01' }, '2030-05-03', { start: '2030-05-01', end: '2030-05-03' }],
  [{ arrival: '2030-05-03' }, '2030-05-01', { start: '2030-05-01', end: '2030-05-03' }],
  [{ arrival: '2030-05-01' }, '2030-05-09', { start: '2030-05-05', end: '2030-05-09' }],
])('with %j chosen, pointing at %s previews %j', (chosen, day, stay) => {
  expect(stayUpTo({ arrival: undefined, departure: undefined, ...chosen }, day, isTaken)).toEqual(stay);
});
