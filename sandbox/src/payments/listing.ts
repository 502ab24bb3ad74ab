import type { FastifyReply, FastifyRequest } from 'fastify';
import { paramError } from './api-error.ts';

type Query = Record<string, string | undefined>;

const DEFAULT_PER_PAGE = 10;
const MOST_PER_PAGE = 100;

/** Fields by which lists can be filtered, with one or more values between commas. */
const FILTERS = ['Status', 'Type', 'Nature', 'ResultCode'] as const;

/**
 * One page of a list, filtered by `BeforeDate`, `AfterDate` (unix seconds) and MangoPay's other filters, in
 * the order of `Sort`; the headers say how much there is.
 */
export function listPage<Item extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  items: Iterable<Item>,
  dateField: keyof Item & string,
): Item[] {
  const query = request.query as Query;
  const page = whole(query, 'page', 1);
  const perPage = Math.min(whole(query, 'per_page', DEFAULT_PER_PAGE), MOST_PER_PAGE);
  const before = whole(query, 'BeforeDate', Number.MAX_SAFE_INTEGER);
  const after = whole(query, 'AfterDate', 0);
  const dateOf = (item: Item) => Number(item[dateField]);
  const found = [...items].filter((item) => {
    const fields = { ...item } as Record<string, unknown>;
    return (
      dateOf(item) <= before &&
      dateOf(item) >= after &&
      FILTERS.every((name) => !query[name] || query[name]?.split(',').includes(String(fields[name])))
    );
  });
  if (query.Sort?.toUpperCase() === `${dateField}:DESC`.toUpperCase()) found.reverse();
  const pages = Math.ceil(found.length / perPage);
  void reply.headers({
    'x-number-of-items': found.length,
    'x-number-of-pages': pages,
    link: links(request, { page, pages, perPage }),
  });
  return found.slice((page - 1) * perPage, page * perPage);
}

function links(
  request: FastifyRequest,
  { page, pages, perPage }: { page: number; pages: number; perPage: number },
): string {
  const numbers = { first: 1, prev: page - 1, next: page + 1, last: pages };
  return Object.entries(numbers)
    .filter(([, number]) => number >= 1 && number <= pages)
    .map(([relation, number]) => {
      const url = new URL(request.url, `http://${request.host}`);
      url.searchParams.set('page', String(number));
      url.searchParams.set('per_page', String(perPage));
      return `<${url.href}>; rel="${relation}"`;
    })
    .join(', ');
}

function whole(query: Query, name: string, otherwise: number): number {
  const text = query[name];
  if (text === undefined) return otherwise;
  if (!/^\d{1,15}$/.test(text) || (Number(text) === 0 && !name.endsWith('Date')))
    throw paramError({ [name]: `The value ${text} is not a positive integer.` });
  return Number(text);
}
