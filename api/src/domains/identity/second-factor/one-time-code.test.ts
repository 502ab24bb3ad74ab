import { oneTimeCode, stepAt, stepOfCode } from './one-time-code.ts';

const SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

/** RFC 6238, appendix B, SHA-1; there with eight digits, of which an app shows the last six. */
it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('is at %i seconds what RFC 6238 says', (seconds, code) => {
  expect(oneTimeCode(SECRET, stepAt(at(seconds)))).toBe(code.slice(2));
});

it('takes a code of the step before and after, and of none further away', () => {
  const now = at(1_234_567_890);
  const step = stepAt(now);
  const taken = [-2, -1, 0, 1, 2].map((distance) => {
    const found = stepOfCode(SECRET, oneTimeCode(SECRET, step + distance), now);
    return found === undefined ? undefined : found - step;
  });
  expect(taken).toEqual([undefined, -1, 0, 1, undefined]);
});

it.each(['', '12345', '1234567', 'abcdef', '€€'])('refuses %j', (code) => {
  expect(stepOfCode(SECRET, code, at(59))).toBeUndefined();
});
