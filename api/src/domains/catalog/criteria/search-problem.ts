import {
  MAXIMUM_STAY_NIGHTS,
  type SearchParameterForm,
  type SearchProblem,
  type SearchProblemCode,
} from '@moien/contract';
import { ProblemError, type ProblemParameter } from '../../../lib/problem-error.ts';
import type { Message, MessageSlug } from '../../../messages/message-text.ts';

const SLUGS: Record<Exclude<SearchProblemCode, 'invalid-value' | 'stay-too-long'>, MessageSlug> = {
  'unknown-parameter': 'field-unknown',
  'repeated-parameter': 'field-repeated',
  'dates-reversed': 'dates-reversed',
  'dates-incomplete': 'dates-incomplete',
  'range-reversed': 'range-reversed',
};

const NAME_LENGTH_MAXIMUM = 80;
/** Enough for every parameter that a search may have; nonsense is not told back at length. */
const TOLD_PROBLEMS_MAXIMUM = 80;

/** Names everything that is wrong with a search at once. */
export function refusal(parameters: readonly ProblemParameter[]): ProblemError {
  const [first, ...others] = parameters;
  const code = first && others.length === 0 ? first.code : 'invalid-search';
  return new ProblemError(400, code, {
    message: 'invalid-request',
    parameters: parameters.slice(0, TOLD_PROBLEMS_MAXIMUM),
  });
}

/** What the codec of a search has found. */
export function parametersOf(problems: readonly SearchProblem[]): ProblemParameter[] {
  return problems.map(({ name, code, form }) => {
    if (code === 'invalid-value' && form) return invalidValue(name, form);
    if (code === 'stay-too-long')
      return { name, code, slug: 'search-stay-too-long', values: { count: MAXIMUM_STAY_NIGHTS } };
    if (code === 'range-reversed' && name.startsWith('minimum'))
      return { name, code, slug: 'field-above', values: { name, other: name.replace('minimum', 'maximum') } };
    return named(name, code, SLUGS[code as keyof typeof SLUGS] ?? 'field-form');
  });
}

export function missingParameter(name: string): ProblemParameter {
  return named(name, 'missing-parameter', 'field-missing');
}

export function repeatedParameter(name: string): ProblemParameter {
  return named(name, 'repeated-parameter', 'field-repeated');
}

export function invalidValue(name: string, form: SearchParameterForm): ProblemParameter {
  const { slug, values } = formMessage(form);
  return { name, code: 'invalid-value', slug, values: { name, ...values } };
}

function named(name: string, code: string, slug: MessageSlug): ProblemParameter {
  return { name, code, slug, values: { name: name.slice(0, NAME_LENGTH_MAXIMUM) } };
}

function formMessage(form: SearchParameterForm): Message {
  switch (form.kind) {
    case 'whole-number':
      return {
        slug: 'field-whole-number-range',
        values: { minimum: form.minimum, maximum: form.maximum },
      };
    case 'choice':
      return { slug: 'field-choice', values: { choices: form.choices } };
    case 'property-ids':
      return { slug: 'field-property-ids', values: { maximum: form.maximum } };
    case 'feature-count':
      return { slug: 'too-many-features', values: { maximum: form.maximum } };
    default:
      return { slug: `field-${form.kind}` };
  }
}
