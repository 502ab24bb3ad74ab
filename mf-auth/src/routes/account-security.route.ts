import { defineRoute } from '@moien/shared-lib';
import { accountSecurityStore } from '../features/account-security/account-security-store.ts';
import { AccountSecurityPage } from './AccountSecurityPage.tsx';

export const accountSecurityRoute = defineRoute<null>({
  load: async ({ root }) => {
    // Each section waits for its own part.
    root.feature(accountSecurityStore).load();
    return null;
  },
  Component: AccountSecurityPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('security-title') }),
    description: t('security-lead'),
    canonicalPath: '/dashboard/account-security',
    isIndexed: false,
  }),
});
