import { heldAddress } from './held-address.ts';

it('an address that a dialog gives its page is given once, the last one alone', async () => {
  const replaceState = jest.fn();
  Object.assign(globalThis, { window: { history: { state: { dialogs: 1 }, replaceState } } });
  const given: string[] = [];
  const address = heldAddress(async (to) => void given.push(to));
  address.hold('/de/property/1?adultCount=1');
  address.hold('/de/property/1?adultCount=2');
  expect(replaceState).toHaveBeenLastCalledWith({ dialogs: 1 }, '', '/de/property/1?adultCount=2');
  await Promise.all([address.give(), address.give()]);
  expect(given).toEqual(['/de/property/1?adultCount=2']);
  Reflect.deleteProperty(globalThis, 'window');
});
