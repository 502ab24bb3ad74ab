import type { InformationPage, InformationPageName } from '@moien/contract';
import type { LoaderContext } from '@moien/shared-lib';
import { data } from 'react-router-dom';

/** A text in force today, or in the version of a day: `?version=2026-11-21`. What is no day is no version. */
export function loadInformationPage(name: InformationPageName) {
  return ({ root, url, signal }: LoaderContext): Promise<InformationPage> => {
    const query = new URLSearchParams({ language: root.languageTag });
    const version = url.searchParams.get('version');
    if (version !== null) {
      if (!/^\d{4}-\d\d-\d\d$/.test(version)) throw data({ code: 'page-not-found' }, { status: 404 });
      query.set('version', version);
    }
    return root.api.require('getInformationPage', { path: { name }, query, signal });
  };
}
