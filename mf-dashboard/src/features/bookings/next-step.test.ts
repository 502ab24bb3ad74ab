import { nextStep } from './next-step.ts';

it.each([
  [['pay', 'withdraw'], 'pay'],
  [['decline', 'accept'], 'accept'],
  [['object-to-no-show'], 'object-to-no-show'],
  [['cancel', 'propose-change'], undefined],
] as const)('of %j it is %s', (actionArray, step) => {
  expect(nextStep({ actionArray: [...actionArray] })).toBe(step);
});
