import { CONVERSATION_TYPE, imageUrl, type OpenedConversation } from '@moien/contract';
import { Button, Icon } from '@moien/shared-lib/ui';
import Clock from 'lucide-react/icons/clock';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { personName } from '../conversations/person-name.ts';
import { answerTime } from './answer-time.ts';
import styles from './FirstMessage.module.css';
import type { ThreadStore } from './thread-store.ts';

/** What guests ask most, before they book. */
const QUESTIONS = ['arrival', 'parking', 'way'] as const;

type FirstMessageProps = {
  store: ThreadStore;
  opened: OpenedConversation;
  /** Puts a question into the field. */
  onSuggest: (text: string) => void;
};

/** Before the first message: about which home it is, who answers how soon, and what one might ask. */
export const FirstMessage = observer(function FirstMessage({ store, opened, onSuggest }: FirstMessageProps) {
  const { t } = useTranslation('messaging');
  const { home, person, typeId } = opened;
  const { answerMinutes } = store;
  const name = personName(person, t);
  return (
    <div className={styles.first}>
      <div className={styles.home}>
        {home.imagePath !== null && (
          <img className={styles.picture} src={imageUrl(home.imagePath, 640)} alt="" decoding="async" />
        )}
        <h3 className={styles.title}>{home.title}</h3>
        <p className={styles.fact}>{t('home-of', { name, city: home.cityName })}</p>
        {answerMinutes !== undefined && (
          <p className={styles.fact}>
            <Icon of={Clock} size="small" />
            {answerTime(answerMinutes, t)}
          </p>
        )}
      </div>
      <p className={styles.hello}>{t('first-message', { name })}</p>
      {typeId === CONVERSATION_TYPE.question && (
        <ul className={styles.questions} aria-label={t('questions')}>
          {QUESTIONS.map((question) => (
            <li key={question}>
              <Button onClick={() => onSuggest(t(`ask-${question}`))}>{t(`ask-${question}`)}</Button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.safety}>{t('pay-here')}</p>
    </div>
  );
});
