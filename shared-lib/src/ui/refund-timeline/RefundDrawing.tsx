import { scaled } from './even-scale.ts';
import styles from './RefundTimeline.module.css';
import { type RefundTimelineStep, stepPath, TIMELINE_HEIGHT, TIMELINE_WIDTH } from './step-path.ts';

/** An instant below the drawing: its name and its day. */
export interface RefundTimelinePoint {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly name: string;
  readonly day: string;
}

type RefundDrawingProps = {
  steps: readonly RefundTimelineStep[];
  paid: number;
  points: readonly RefundTimelinePoint[];
};

/** For the eye alone: what comes back, between what comes back at first and at last. */
export function RefundDrawing({ steps, paid, points }: RefundDrawingProps) {
  const isNamed = points.length > 1;
  const instants = points.map(({ at }) => at);
  const path = stepPath(isNamed ? scaled(steps, instants) : steps, paid);
  if (!path) return null;
  return (
    <div className={styles.figure} aria-hidden="true">
      {isNamed && (
        <div className={styles.ends}>
          <span>{steps[0]?.amount}</span>
          <span>{steps.at(-1)?.amount}</span>
        </div>
      )}
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${TIMELINE_WIDTH} ${TIMELINE_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.area} d={path} />
      </svg>
      {isNamed && (
        <div className={styles.points} data-count={points.length}>
          {points.map(({ at, name, day }) => (
            <span key={at} className={styles.point}>
              {name}
              <strong>{day}</strong>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
