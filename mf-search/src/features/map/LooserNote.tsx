import type { RankedLooser } from '../search-state/ranked-looser.ts';
import { useLooserLabel } from '../search-state/use-looser-label.ts';
import styles from './MapPanel.module.css';

/** Of which search the dots are, where the own one finds nothing. */
export function LooserNote({ looser }: { looser: RankedLooser }) {
  const labelOf = useLooserLabel();
  return <p className={styles.units}>{labelOf(looser)}</p>;
}
