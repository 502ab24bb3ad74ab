import { type ConversationSummary, imageUrl } from '@moien/contract';
import { Avatar } from '@moien/shared-lib/ui';
import styles from './ConversationItem.module.css';

/** The home's picture, and over its corner who writes. */
export function HomeAndFace({ home, person }: Pick<ConversationSummary, 'home' | 'person'>) {
  const { imagePath } = home;
  return (
    <span className={styles.picture}>
      {imagePath !== null && (
        <img className={styles.image} src={imageUrl(imagePath, 360)} alt="" loading="lazy" decoding="async" />
      )}
      <Avatar
        size="small"
        firstName={person.firstName}
        id={person.userId}
        {...(person.imagePath !== null && { url: imageUrl(person.imagePath, 'avatar') })}
      />
    </span>
  );
}
