import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { QUESTION } from '../booking-box/conversation-type.ts';
import type { ProfileView } from './profile-store.ts';

/**
 * A conversation is about a home: the first that is shown. Not there before a release serves conversations.
 */
export function ProfileContact({ view: { profile, homes } }: { view: ProfileView }) {
  const { t } = useTranslation('search');
  const [home] = homes.propertyArray;
  if (!home) return null;
  const { userId, firstName } = profile;
  return (
    <RouteLink
      route="conversation"
      parameters={{ propertyId: home.id, propertyUserId: userId, conversationTypeId: QUESTION }}
      {...buttonAttributes({ variant: 'primary' })}
    >
      {t('ask-owner', { name: firstName })}
    </RouteLink>
  );
}
