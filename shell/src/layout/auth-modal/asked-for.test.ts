import { isAskedFor } from './asked-for.ts';
import { stateWith } from './modal-entry.ts';

it.each([
  ['', null, false],
  ['?city=1', { key: 'abc' }, false],
  ['?city=1&auth=sign-up', null, true],
  ['', stateWith({ mode: 'sign-in' }, { key: 'abc' }), true],
  ['', 'a text', false],
])('an address %j with the state %j asks for the modal: %s', (search, state, isAsked) => {
  expect(isAskedFor(search, state)).toBe(isAsked);
});
