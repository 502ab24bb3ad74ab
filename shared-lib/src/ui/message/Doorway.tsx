import styles from './Message.module.css';

export interface DoorwayProps {
  /** vacant: an open door, nobody there; broken: one dot of the ï has rolled away; closed: nobody opens. */
  scene: 'vacant' | 'broken' | 'closed';
}

/** The ï of Moïen as a house door with two lamps. */
export function Doorway({ scene }: DoorwayProps) {
  const isBroken = scene === 'broken';
  const isOpen = scene === 'vacant';
  return (
    <svg className={styles.doorway} viewBox="0 0 160 120" data-scene={scene} aria-hidden="true">
      <path className={styles.wall} d="M20 120V62a60 60 0 0 1 120 0v58z" />
      <path className={styles.frame} d="M58 120V76a22 22 0 0 1 44 0v44z" />
      {isOpen ? (
        <path className={styles.leaf} d="M60 120V76a20 20 0 0 1 6-14l14 10v44z" />
      ) : (
        <path className={styles.leaf} d="M60 120V76a20 20 0 0 1 40 0v44z" />
      )}
      {scene === 'closed' && (
        <path className={styles.bars} d="M68 86V76a12 12 0 0 1 24 0v10zM80 64v22M72 102h10" />
      )}
      <circle className={styles.knob} cx={isOpen ? 75 : 93} cy="94" r="2.5" />
      <circle className={styles.dotFirst} cx="66" cy="34" r="8" />
      <circle className={styles.dotSecond} cx={isBroken ? 150 : 94} cy={isBroken ? 112 : 34} r="8" />
    </svg>
  );
}
