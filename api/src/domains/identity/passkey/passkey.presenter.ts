import type { Passkey } from '@moien/contract';
import type { PasskeyRow } from './passkey.repository.ts';

export function presentPasskey(row: PasskeyRow): Passkey {
  const { id, name, is_backed_up: isBackedUp, created_at: createdAt, last_used_at: lastUsedAt } = row;
  return { id, name, isBackedUp, createdAt, lastUsedAt };
}
