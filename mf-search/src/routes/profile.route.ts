import { cardPath, type StayTerm } from '@moien/contract';
import { defineRoute, type LoaderContext, refuseUnknown } from '@moien/shared-lib';
import { redirect } from 'react-router-dom';
import { profileSearch } from '../features/profile/profile-search.ts';
import { profileStore } from '../features/profile/profile-store.ts';
import { type ProfileData, ProfilePage } from './ProfilePage.tsx';

export const profileRoute = defineRoute<ProfileData>({
  load: async ({ root, url, parameters, signal }: LoaderContext) => {
    const id = parameters.id ?? '';
    const profiles = root.feature(profileStore);
    const part = { page: readPage(url.searchParams), term: readTerm(url.searchParams) };
    const key = await profiles.load(id, part, signal).catch(refuseUnknown);
    const { page = 1, pageCount = 0 } = profiles.views.get(key)?.homes ?? {};
    // Homes are let and unlet: a link to a page that is no more leads to the last one.
    if (page > Math.max(1, pageCount)) {
      const search = profileSearch({ ...part, page: Math.max(1, pageCount) }).toString();
      throw redirect(search ? `${url.pathname}?${search}` : url.pathname);
    }
    return { key, id };
  },
  Component: ProfilePage,
  head: ({ key, id }, root, t) => {
    const view = root.feature(profileStore).views.get(key);
    const name = view?.profile.firstName ?? '';
    const page = view?.term ? 1 : (view?.homes.page ?? 1);
    const canonicalPath = page > 1 ? `/profile/${id}?page=${page}` : `/profile/${id}`;
    if (!view) return { title: t('homes'), description: t('search-description'), canonicalPath };
    return {
      title: t('profile-title', { name }),
      description: t('profile-description', { name, count: view.profile.propertyCount }),
      canonicalPath,
      image: cardPath('page', 'search', root.languageTag),
      // A page about a person alone is nobody's business; their homes make it one of the site's.
      isIndexed: view.profile.propertyCount > 0,
    };
  },
});

function readTerm(parameters: URLSearchParams): StayTerm | undefined {
  const term = parameters.get('term');
  return term === 'night' || term === 'month' ? term : undefined;
}

/** The first, where the address says nothing that is a page. */
function readPage(parameters: URLSearchParams): number {
  const text = parameters.get('page') ?? '';
  return /^[1-9]\d?$/.test(text) ? Number(text) : 1;
}
