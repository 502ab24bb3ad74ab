import { encodeQuery, readPage } from '../addresses/list-query.ts';

/** As the contract's `Topic`. */
const TOPIC = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const TOPIC_LENGTH_MAXIMUM = 40;

export type ArticlesQuery = { topic?: string; page: number };

/**
 * The page decodes leniently: it drops what it cannot use, with a warning, and leaves foreign parameters
 * alone.
 */
export function readArticlesQuery(parameters: URLSearchParams): ArticlesQuery {
  const page = readPage(parameters);
  const topic = parameters.get('topic');
  if (topic === null) return { page };
  if (TOPIC.test(topic) && topic.length <= TOPIC_LENGTH_MAXIMUM) return { topic, page };
  console.warn(`Blog: «${topic}» is no topic.`);
  return { page };
}

/** Under this key the store keeps a list; it is also the list's query string. */
export function articlesKey({ topic, page }: ArticlesQuery): string {
  return encodeQuery({ topic }, page);
}
