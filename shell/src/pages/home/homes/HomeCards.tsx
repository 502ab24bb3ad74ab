import type { FeaturedHome } from '../home-data.ts';
import { HomeCard } from './HomeCard.tsx';
import styles from './HomeCards.module.css';

/** Homes beside each other; a row to swipe on phones. */
export function HomeCards({ homes }: { homes: FeaturedHome[] }) {
  return (
    <ul className={styles.list}>
      {homes.map((home) => (
        <li key={home.id}>
          <HomeCard home={home} />
        </li>
      ))}
    </ul>
  );
}
