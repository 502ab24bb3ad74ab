import {
  DEFAULT_LANGUAGE_TAG,
  decodeSearchQuery,
  isLanguageTag,
  type LanguageTag,
  type SearchQuery,
} from '@moien/contract';
import { refusal } from './search.service.ts';

/** The query string of `GET /api/properties`: a search and the language of its texts. */
export function readPropertiesQuery(url: string): { query: SearchQuery; language: LanguageTag } {
  const start = url.indexOf('?');
  const parameters = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  const languages = parameters.getAll('language');
  parameters.delete('language');
  const { query, problems } = decodeSearchQuery(parameters);
  const language = languages.length === 0 ? DEFAULT_LANGUAGE_TAG : languages[0];
  if (languages.length > 1) {
    throw refusal([
      ...problems,
      { name: 'language', code: 'repeated-parameter', message: 'language may be given once.' },
    ]);
  }
  if (!isLanguageTag(language)) {
    throw refusal([
      ...problems,
      { name: 'language', code: 'invalid-value', message: 'language must be en, fr or de.' },
    ]);
  }
  if (problems.length > 0) throw refusal(problems);
  return { query, language };
}
