import type { Property } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { QUESTION } from './conversation-type.ts';

/** Appears with the release that serves conversations. */
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
