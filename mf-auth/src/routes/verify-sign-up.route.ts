import { defineRoute } from '@moien/shared-lib';
import { type LinkData, VerifySignUpPage } from './VerifySignUpPage.tsx';

export const verifySignUpRoute = defineRoute<LinkData>({
  load: async ({ url }) => ({ token: url.searchParams.get('token') }),
  Component: VerifySignUpPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('page-verify-title') }),
    description: t('page-verify-text'),
    canonicalPath: '/auth/verify-sign-up',
    isIndexed: false,
  }),
});
