import { LANGUAGE_TAGS } from '@moien/contract';
import type { Head } from '@moien/shared-lib';

type PathByLanguage = NonNullable<Head['pathByLanguage']>;

/**
 * The page's path in each language that it exists in, from the data of its route (`{ version, data: {
 * pathByLanguage } }`); `undefined` for a page that is the same path in every language. Data of a remote may
 * be anything.
 */
export function pathByLanguageOf(loaderData: unknown): PathByLanguage | undefined {
  const named = propertyOf(propertyOf(loaderData, 'data'), 'pathByLanguage');
  if (typeof named !== 'object' || named === null) return undefined;
  const paths = LANGUAGE_TAGS.map((tag) => [tag, propertyOf(named, tag)] as const);
  return Object.fromEntries(paths.filter(([, path]) => typeof path === 'string')) as PathByLanguage;
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
