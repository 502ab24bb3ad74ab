import type { FoundMessage } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from '../conversations/ConversationItem.module.css';
import { HomeAndFace } from '../conversations/HomeAndFace.tsx';
import { personName } from '../conversations/person-name.ts';
import { addressOf, parametersOf, type Sides } from '../conversations/sides.ts';
import { whenText } from '../conversations/when-text.ts';
import searchStyles from './FoundMessageItem.module.css';
import { markedText } from './marked-text.ts';
import { writeSearch } from './message-search-address.ts';

type FoundMessageItemProps = {
  found: FoundMessage;
  text: string;
  /** The address of the conversation that is shown. */
  shown: string | undefined;
};

/** Leads to where the message stands in its conversation. */
export const FoundMessageItem = observer(function FoundMessageItem(props: FoundMessageItemProps) {
  const { found, text, shown } = props;
  const { t } = useTranslation('messaging');
  const { languageTag, session } = useRootStore();
  const { conversation, home, person, message } = found;
  const { propertyId, typeId } = conversation;
  const sides: Sides = { propertyId, userId: person.userId, typeId };
  const isOwn = message.senderUserProfileId === session.profile?.userId;
  return (
    <RouteLink
      className={styles.item}
      route="conversation"
      parameters={parametersOf(sides)}
      search={writeSearch({ text, seq: message.seq })}
      aria-current={addressOf(sides) === shown ? 'page' : undefined}
    >
      <HomeAndFace home={home} person={person} />
      <span className={styles.texts}>
        <span className={styles.first}>
          <span className={styles.name}>{personName(person, t)}</span>
          <span className={styles.when}>
            {whenText(message.creationTimestamp, new Date(), languageTag, t)}
          </span>
        </span>
        <span className={styles.home}>{home.title}</span>
        <span className={searchStyles.text}>
          {isOwn && t('own-last', { text: '' })}
          <Marked message={message.text} text={text} />
        </span>
      </span>
    </RouteLink>
  );
});

function Marked({ message, text }: { message: string; text: string }) {
  let at = 0;
  return markedText(message, text).map((part) => {
    at += part.text.length;
    return part.isFound ? (
      <mark key={at} className={searchStyles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
