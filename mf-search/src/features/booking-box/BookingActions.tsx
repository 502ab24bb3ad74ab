import type { Property } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './BookingBox.module.css';
import { BookLink } from './BookLink.tsx';
import { QUESTION } from './conversation-type.ts';

/** The ways on. Each appears with the release that serves it. */
export function BookingActions({ property }: { property: Property }) {
  return (
    <div className={styles.actions}>
      <BookLink property={property} isLarge />
      <AskHost property={property} />
    </div>
  );
}

export function AskHost({ property: { id, owner } }: { property: Property }) {
  const { t } = useTranslation('search');
  return (
    <RouteLink
      route="conversation"
      parameters={{ propertyId: id, propertyUserId: owner.userId, conversationTypeId: QUESTION }}
      {...buttonAttributes({ isWide: true })}
    >
      {t('ask-owner', { name: owner.firstName })}
    </RouteLink>
  );
}
