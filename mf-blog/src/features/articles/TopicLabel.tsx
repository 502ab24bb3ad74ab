import { useTranslation } from 'react-i18next';
import styles from './TopicLabel.module.css';
import { topicName } from './topic-name.ts';

/** What an article is about, behind the two dots of the ï. */
export function TopicLabel({ topic }: { topic: string }) {
  const { t } = useTranslation('blog');
  return <span className={styles.topic}>{topicName(t, topic)}</span>;
}
