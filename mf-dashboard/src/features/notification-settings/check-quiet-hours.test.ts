import { checkQuietHours } from './check-quiet-hours.ts';

it.each([
  [null, {}],
  [{ from: '22:00', to: '07:00' }, {}],
  [{ from: '07:00', to: '07:00' }, { to: 'quiet-empty' }],
])('%j', async (quietHours, errors) => {
  expect(await checkQuietHours(quietHours)).toEqual(errors);
});
