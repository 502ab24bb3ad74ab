import { defineRoute } from '@moien/shared-lib';
import { MailEndPage } from './MailEndPage.tsx';

export const mailEndRoute = defineRoute<{ token: string | null }>({
  load: async ({ url }) => ({ token: url.searchParams.get('token') }),
  Component: MailEndPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('mail-end-asking-title') }),
    description: t('mail-end-asking-text'),
    canonicalPath: '/notification-mails/end',
    isIndexed: false,
  }),
});
