import type { SecurityEvent } from '@moien/contract';
import type { SecurityEventRow } from './security-event.repository.ts';

export function presentSecurityEvent(row: SecurityEventRow): SecurityEvent {
  const { id, kind, result, method, name, browser, system, network, created_at: createdAt } = row;
  return { id, kind, result, method, name, browser, system, network, createdAt };
}
