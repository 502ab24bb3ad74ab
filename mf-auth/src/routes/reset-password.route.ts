import { defineRoute } from '@moien/shared-lib';
import { type LinkData, ResetPasswordPage } from './ResetPasswordPage.tsx';

export const resetPasswordRoute = defineRoute<LinkData>({
  load: async ({ url }) => ({ token: url.searchParams.get('token') }),
  Component: ResetPasswordPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('page-reset-title') }),
    description: t('page-reset-text'),
    canonicalPath: '/auth/reset-password',
    isIndexed: false,
  }),
});
