import styles from './AmountLines.module.css';

export interface AmountLine {
  /** The key of the line; not shown. */
  readonly id: string;
  readonly name: string;
  /** As the language writes it. */
  readonly amount: string;
  /** Below the name, quietly: whether it comes back, who gets it. */
  readonly note?: string;
  /** The sum of what stands above it. */
  readonly isTotal?: boolean;
}

export interface AmountLinesProps {
  lines: readonly AmountLine[];
}

/** Amounts of money below each other, each with what it is for. */
export function AmountLines({ lines }: AmountLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ id, name, amount, note, isTotal }) => (
        <div key={id} className={styles.line} data-total={isTotal || undefined}>
          <dt className={styles.name}>
            {name}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
