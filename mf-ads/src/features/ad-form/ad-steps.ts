import type { Ad, AdRequirement } from '@moien/contract';

/** The steps of the form, each at an address of its own. */
export const AD_STEPS = [
  'kind',
  'place',
  'rooms',
  'photos',
  'text',
  'price',
  'availability',
  'rules',
  'legal',
  'preview',
] as const;
export type AdStep = (typeof AD_STEPS)[number];

/** In which step something is asked for. */
const STEP_OF: Record<AdRequirement, AdStep> = {
  'property-type': 'kind',
  'rental-type': 'kind',
  city: 'place',
  'street-address': 'place',
  'guest-count': 'rooms',
  photos: 'photos',
  text: 'text',
  term: 'price',
  'nightly-price': 'price',
  'monthly-price': 'price',
  'registration-number': 'legal',
  'energy-class': 'legal',
};

export const stepOf = (requirement: AdRequirement): AdStep => STEP_OF[requirement];

/** Where the form goes on: the first step that lacks something. */
export function firstOpenStep(missing: readonly AdRequirement[]): AdStep {
  return AD_STEPS.find((step) => isIncomplete(step, missing)) ?? 'preview';
}

export const isIncomplete = (step: AdStep, missing: readonly AdRequirement[]): boolean =>
  missing.some((name) => STEP_OF[name] === step);

/**
 * Whether a step needs nothing more: it lacks nothing, and a draft's form has got past it. What is asked for
 * nowhere, such as house rules, is not done before somebody has seen it.
 */
export function isDone(
  step: AdStep,
  current: AdStep,
  { state, missingArray }: Pick<Ad, 'state' | 'missingArray'>,
): boolean {
  const reached = Math.max(AD_STEPS.indexOf(current), AD_STEPS.indexOf(firstOpenStep(missingArray)));
  const isPast = state !== 'draft' || AD_STEPS.indexOf(step) < reached;
  return isPast && step !== 'preview' && !isIncomplete(step, missingArray);
}

export function readStep(text: string | undefined): AdStep {
  return AD_STEPS.find((step) => step === text) ?? 'kind';
}

export function stepBeside(step: AdStep, by: 1 | -1): AdStep | undefined {
  return AD_STEPS[AD_STEPS.indexOf(step) + by];
}
