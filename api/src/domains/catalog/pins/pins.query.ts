import {
  type Bounds,
  decodeSearchQuery,
  parseBounds,
  type SearchParameterForm,
  type SearchQuery,
} from '@moien/contract';
import type { ProblemParameter } from '../../../lib/problem-error.ts';
import {
  invalidValue,
  missingParameter,
  parametersOf,
  refusal,
  repeatedParameter,
} from '../criteria/search-problem.ts';

/** A search, the part of the map that is shown, and its zoom. */
export type PinsQuestion = { query: SearchQuery; view: Bounds; zoom: number };

export const ZOOM_MAXIMUM = 20;

/** The query string of `GET /api/properties/pins`; names every problem at once. */
export function readPinsQuery(url: string): PinsQuestion {
  const start = url.indexOf('?');
  const parameters = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  const problems: ProblemParameter[] = [];
  const view = take('view', { kind: 'bounds' }, parseBounds);
  const zoomForm = { kind: 'whole-number', minimum: 0, maximum: ZOOM_MAXIMUM } as const;
  const zoom = take('zoom', zoomForm, parseZoom);
  const decoded = decodeSearchQuery(parameters);
  problems.unshift(...parametersOf(decoded.problems));
  if (problems.length > 0 || view === undefined || zoom === undefined) throw refusal(problems);
  return { query: decoded.query, view, zoom };

  function take<Value>(name: string, form: SearchParameterForm, parse: (text: string) => Value | undefined) {
    const [text, ...repeated] = parameters.getAll(name);
    parameters.delete(name);
    const value = text === undefined || repeated.length > 0 ? undefined : parse(text);
    if (text === undefined) problems.push(missingParameter(name));
    else if (repeated.length > 0) problems.push(repeatedParameter(name));
    else if (value === undefined) problems.push(invalidValue(name, form));
    return value;
  }
}

function parseZoom(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) && Number(text) <= ZOOM_MAXIMUM ? Number(text) : undefined;
}
