import { defineRoute } from '@moien/shared-lib';
import { type AuthData, AuthPage } from './AuthPage.tsx';

export const authRoute = defineRoute<AuthData>({
  load: async ({ url }) => ({ code: url.searchParams.get('code'), state: url.searchParams.get('state') }),
  Component: AuthPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('page-return-working-title') }),
    description: t('page-return-working'),
    canonicalPath: '/auth',
    isIndexed: false,
  }),
});
