import { useFeatureStore } from '@moien/shared-lib';
import { AccountSecurity } from '../features/account-security/AccountSecurity.tsx';
import { accountSecurityStore } from '../features/account-security/account-security-store.ts';

export function AccountSecurityPage() {
  return <AccountSecurity store={useFeatureStore(accountSecurityStore)} />;
}
