import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** 0 to 100. At 0 nothing is shown; at 100 the bar is full and fades. */
  value: number;
  /** What is under way. */
  label: string;
}

/**
 * A thin bar at the top of the page. SVG attributes carry the value because the page's policy forbids inline
 * styles.
 */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  if (percent === 0) return null;
  return (
    <div
      className={styles.progressBar}
      data-done={percent === 100 || undefined}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg className={styles.drawing} aria-hidden="true">
        <rect className={styles.line} width={`${percent}%`} height="100%" />
        <circle className={styles.head} cx={`${percent}%`} cy="50%" r="4" />
      </svg>
    </div>
  );
}
