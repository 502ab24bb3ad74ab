import type { Account, Role } from '@moien/contract';
import type { AccountRow } from './account.repository.ts';

export function presentAccount(
  row: AccountRow,
  roles: readonly Role[],
  secondFactor: Account['secondFactor'],
): Account {
  return {
    email: row.email,
    newEmail: row.new_email,
    hasPassword: row.has_password,
    hasPasskey: row.has_passkey,
    phonePrefix: row.phone_prefix,
    phoneNumber: row.phone_number,
    roleArray: [...roles],
    providerArray: row.providers,
    secondFactor,
  };
}
