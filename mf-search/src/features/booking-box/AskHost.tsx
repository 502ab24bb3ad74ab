import type { Property } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { QUESTION } from './conversation-type.ts';
import { useIsOwnHome } from './use-is-own-home.ts';

/** Appears with the release that serves conversations. */
export const AskHost = observer(function AskHost({ property }: { property: Property }) {
  const { t } = useTranslation('search');
  const { id, owner } = property;
  if (useIsOwnHome(property)) return null;
  return (
    <RouteLink
      route="conversation"
      parameters={{ propertyId: id, propertyUserId: owner.userId, conversationTypeId: QUESTION }}
      {...buttonAttributes({ isWide: true })}
    >
      {t('ask-owner', { name: owner.firstName })}
    </RouteLink>
  );
});
