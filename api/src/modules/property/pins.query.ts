import { type Bounds, decodeSearchQuery, parseBounds, type SearchQuery } from '@moien/contract';
import { refusal, type SearchProblemParameter } from './search.service.ts';

/** A search, the part of the map that is shown, and its zoom. */
export type PinsQuestion = { query: SearchQuery; view: Bounds; zoom: number };

const ZOOM_MAXIMUM = 20;

/** The query string of `GET /api/properties/pins`; names every problem at once. */
export function readPinsQuery(url: string): PinsQuestion {
  const start = url.indexOf('?');
  const parameters = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  const problems: SearchProblemParameter[] = [];
  const view = take('view', 'south,west,north,east in degrees', parseBounds);
  const zoom = take('zoom', `a whole number from 0 to ${ZOOM_MAXIMUM}`, parseZoom);
  const decoded = decodeSearchQuery(parameters);
  problems.unshift(...decoded.problems);
  if (problems.length > 0 || view === undefined || zoom === undefined) throw refusal(problems);
  return { query: decoded.query, view, zoom };

  function take<Value>(name: string, expects: string, parse: (text: string) => Value | undefined) {
    const [text, ...repeated] = parameters.getAll(name);
    parameters.delete(name);
    const value = text === undefined || repeated.length > 0 ? undefined : parse(text);
    if (text === undefined) problems.push({ name, code: 'missing-parameter', message: `${name} is needed.` });
    else if (repeated.length > 0)
      problems.push({ name, code: 'repeated-parameter', message: `${name} may be given once.` });
    else if (value === undefined)
      problems.push({ name, code: 'invalid-value', message: `${name} must be ${expects}.` });
    return value;
  }
}

function parseZoom(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) && Number(text) <= ZOOM_MAXIMUM ? Number(text) : undefined;
}
