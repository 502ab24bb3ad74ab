import type { Property } from '@moien/contract';
import { useTranslation } from 'react-i18next';

/**
 * Whether consumer law applies to a stay: a marketplace says it before the contract, as the host has declared
 * it (Directive 2011/83/EU, article 6a(1)(b) and (c)).
 */
export function TraderNote({ owner }: Pick<Property, 'owner'>) {
  const { t } = useTranslation('search');
  return t(`host-${owner.traderStatus ?? 'unknown'}`, { name: owner.firstName });
}
