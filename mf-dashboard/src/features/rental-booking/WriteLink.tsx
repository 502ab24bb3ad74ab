import { type Booking, CONVERSATION_TYPE } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { type ButtonLook, buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';

/** About a home, whether somebody stays there or not. */
const QUESTION = String(CONVERSATION_TYPE.question);

type WriteLinkProps = Pick<ButtonLook, 'variant' | 'size'> & { booking: Booking };

/** To the conversation with the other side. */
export function WriteLink({ booking: { home, person }, ...look }: WriteLinkProps) {
  const { t } = useTranslation('dashboard');
  return (
    <RouteLink
      route="conversation"
      parameters={{
        propertyId: home.propertyId,
        propertyUserId: person.userId,
        conversationTypeId: QUESTION,
      }}
      {...buttonAttributes(look)}
    >
      {t('write-to', { name: person.firstName })}
    </RouteLink>
  );
}
