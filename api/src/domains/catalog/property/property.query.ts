import {
  DEFAULT_LANGUAGE_TAG,
  decodeSearchQuery,
  isLanguageTag,
  LANGUAGE_TAGS,
  type LanguageTag,
} from '@moien/contract';
import type { ProblemParameter } from '../../../lib/problem-error.ts';
import { invalidValue, parametersOf, refusal, repeatedParameter } from '../criteria/search-problem.ts';
import type { SearchQuestion } from '../search/search.service.ts';

/**
 * The query string of `GET /api/properties`: a search, the language of its texts, and whether facets are
 * asked for.
 */
export function readPropertiesQuery(url: string): SearchQuestion {
  const start = url.indexOf('?');
  const parameters = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  const problems: ProblemParameter[] = [];
  const language = readOption(parameters, 'language', LANGUAGE_TAGS, readLanguage, problems);
  const hasFacets = readOption(parameters, 'facets', ['true'], readTrue, problems);
  const decoded = decodeSearchQuery(parameters);
  problems.unshift(...parametersOf(decoded.problems));
  if (problems.length > 0) throw refusal(problems);
  return { query: decoded.query, language: language ?? DEFAULT_LANGUAGE_TAG, hasFacets: hasFacets ?? false };
}

/** Takes what belongs to the API and not to the search out of the parameters. */
function readOption<Value>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly string[],
  read: (text: string) => Value | undefined,
  problems: ProblemParameter[],
): Value | undefined {
  const [text, ...repeated] = parameters.getAll(name);
  parameters.delete(name);
  if (text === undefined) return undefined;
  if (repeated.length > 0) {
    problems.push(repeatedParameter(name));
    return undefined;
  }
  const value = read(text);
  if (value === undefined) problems.push(invalidValue(name, { kind: 'choice', choices }));
  return value;
}

function readLanguage(text: string): LanguageTag | undefined {
  return isLanguageTag(text) ? text : undefined;
}

function readTrue(text: string): true | undefined {
  return text === 'true' ? true : undefined;
}
