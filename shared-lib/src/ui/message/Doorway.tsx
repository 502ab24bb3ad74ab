import styles from './Message.module.css';

export interface DoorwayProps {
  /** vacant: an open door and nobody there; broken: one dot of the ï has rolled away. */
  scene: 'vacant' | 'broken';
}

/** The ï of Moïen as a house door with two lamps. */
export function Doorway({ scene }: DoorwayProps) {
  const isBroken = scene === 'broken';
  return (
    <svg className={styles.doorway} viewBox="0 0 160 120" aria-hidden="true">
      <path className={styles.wall} d="M20 120V62a60 60 0 0 1 120 0v58z" />
      <path className={styles.frame} d="M58 120V76a22 22 0 0 1 44 0v44z" />
      {isBroken ? (
        <path className={styles.leaf} d="M60 120V76a20 20 0 0 1 40 0v44z" />
      ) : (
        <path className={styles.leaf} d="M60 120V76a20 20 0 0 1 6-14l14 10v44z" />
      )}
      <circle className={styles.knob} cx={isBroken ? 93 : 75} cy="94" r="2.5" />
      <circle className={styles.dotFirst} cx="66" cy="34" r="8" />
      <circle className={styles.dotSecond} cx={isBroken ? 150 : 94} cy={isBroken ? 112 : 34} r="8" />
    </svg>
  );
}
