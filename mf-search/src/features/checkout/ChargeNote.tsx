import { type Property, REQUEST_HOURS } from '@moien/contract';
import { useTranslation } from 'react-i18next';

/** When the amount is taken. */
export function ChargeNote({ property: { isInstantBookable, owner } }: { property: Property }) {
  const { t } = useTranslation('checkout');
  return (
    <p>
      {isInstantBookable
        ? t('taken-at-once')
        : t('only-reserved', { name: owner.firstName, hours: REQUEST_HOURS })}
    </p>
  );
}
