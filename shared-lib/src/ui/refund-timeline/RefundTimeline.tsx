import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { RefundDrawing, type RefundTimelinePoint } from './RefundDrawing.tsx';
import styles from './RefundTimeline.module.css';
import type { RefundTimelineStep } from './step-path.ts';

export interface RefundTimelineProps {
  /** In order of time; the first is the one that holds now. */
  steps: readonly RefundTimelineStep[];
  /** What was paid, in the units of the steps' totals: the top of the drawing. */
  paid: number;
  /** Up to four instants named below the drawing, equally far apart. It begins and ends with them. */
  points?: readonly RefundTimelinePoint[];
  /** Names of the table and of its columns. With `all` the steps after the second are shown on demand. */
  labels: { caption: string; when: string; amount: string; all?: string };
}

/** Steps that are always in view where the others are shown on demand. */
const FIRST_STEPS = 2;

/** What a cancellation returns over time: a drawing for the eye, and a table with every step. */
export function RefundTimeline({ steps, paid, points = [], labels }: RefundTimelineProps) {
  const { all } = labels;
  const first = all === undefined ? steps : steps.slice(0, FIRST_STEPS);
  const others = steps.slice(first.length);
  return (
    <div className={styles.timeline}>
      <RefundDrawing steps={steps} paid={paid} points={points} />
      <StepTable steps={first} labels={labels} hasCurrent />
      {others.length > 0 && (
        <details>
          <summary className={styles.summary}>{all}</summary>
          <StepTable steps={others} labels={labels} />
        </details>
      )}
    </div>
  );
}

type StepTableProps = Pick<RefundTimelineProps, 'steps' | 'labels'> & { hasCurrent?: boolean };

function StepTable({ steps, labels, hasCurrent = false }: StepTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{labels.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{labels.when}</th>
          <th scope="col" className={styles.amount}>
            {labels.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ from, when, amount, note }, index) => (
          <tr key={from} data-current={(hasCurrent && index === 0) || undefined}>
            <th scope="row">
              {when}
              {note && <span className={styles.note}>{note}</span>}
            </th>
            <td className={styles.amount}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
