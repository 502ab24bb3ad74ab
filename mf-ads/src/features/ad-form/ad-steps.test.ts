import { AD_REQUIREMENTS } from '@moien/contract';
import { AD_STEPS, firstOpenStep, isDone, readStep, stepBeside, stepOf } from './ad-steps.ts';

it('goes on where something is missing first, and else to the preview', () => {
  expect(firstOpenStep(['energy-class', 'photos'])).toBe('photos');
  expect(firstOpenStep(AD_REQUIREMENTS)).toBe('kind');
  expect(firstOpenStep([])).toBe('preview');
});

it('asks for what is required in the order of the steps', () => {
  const places = AD_REQUIREMENTS.map((name) => AD_STEPS.indexOf(stepOf(name)));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

it('knows the steps beside one, and the first for an address that nobody knows', () => {
  expect([stepBeside('kind', -1), stepBeside('kind', 1), stepBeside('preview', 1)]).toEqual([
    undefined,
    'place',
    undefined,
  ]);
  expect([readStep('price'), readStep('nonsense'), readStep(undefined)]).toEqual(['price', 'kind', 'kind']);
});

it('a step is done once the form has got past it and it lacks nothing', () => {
  const draft = { state: 'draft', missingArray: ['photos'] } satisfies Parameters<typeof isDone>[2];
  expect(isDone('kind', 'kind', draft)).toBe(true);
  expect(isDone('photos', 'price', draft)).toBe(false);
  expect(isDone('rules', 'kind', draft)).toBe(false);
  expect(isDone('rules', 'legal', draft)).toBe(true);
  expect(isDone('preview', 'preview', { ...draft, missingArray: [] })).toBe(false);
  expect(isDone('rules', 'kind', { ...draft, state: 'published' })).toBe(true);
  expect(isDone('photos', 'kind', { ...draft, state: 'published' })).toBe(false);
});
