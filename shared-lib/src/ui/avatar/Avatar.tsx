import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useImageFailure } from '../picture/use-image-failure.ts';
import styles from './Avatar.module.css';
import { firstLetter } from './first-letter.ts';

export interface AvatarProps {
  /** Its first letter stands where there is no picture, or none that can be loaded (specification §3). */
  firstName: string;
  /** Address of the picture, 512 pixels wide (specification §3). */
  url?: string;
  /** UUID of the person: where there is no picture it chooses one of four calm colours. */
  id?: string;
  /** Text alternative: the person's name. Leave it out when the text beside it says so. */
  label?: string;
  /** small 2rem, medium 2.75rem, large 5rem. */
  size?: 'small' | 'medium' | 'large';
  /** Over the corner: a CountBadge. */
  badge?: ReactNode;
}

/** A person, round. */
export function Avatar({ firstName, url, id, label, size = 'medium', badge }: AvatarProps) {
  const meaning = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <span className={styles.avatar} data-size={size}>
      <span {...meaning} className={styles.face} data-tone={id && Number.parseInt(id.slice(-1), 16) % 4}>
        <Letter firstName={firstName} />
        {url && <Face key={url} url={url} />}
      </span>
      {badge && <span className={styles.badge}>{badge}</span>}
    </span>
  );
}

function Letter({ firstName }: Pick<AvatarProps, 'firstName'>) {
  const letter = firstLetter(firstName);
  return letter ? <span className={styles.letter}>{letter}</span> : <Icon of={UserRound} />;
}

/** Lies over the letter, which shows through until it has come and again when it fails. */
function Face({ url }: { url: string }) {
  const { hasFailed, attributes } = useImageFailure();
  if (hasFailed) return null;
  return <img {...attributes} className={styles.image} src={url} alt="" decoding="async" />;
}
