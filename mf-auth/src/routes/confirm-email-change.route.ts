import { defineRoute } from '@moien/shared-lib';
import { ConfirmEmailChangePage, type LinkData } from './ConfirmEmailChangePage.tsx';

export const confirmEmailChangeRoute = defineRoute<LinkData>({
  load: async ({ url }) => ({ token: url.searchParams.get('token') }),
  Component: ConfirmEmailChangePage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('page-email-change-title') }),
    description: t('page-email-change-text'),
    canonicalPath: '/auth/confirm-email-change',
    isIndexed: false,
  }),
});
