import { formatPrice, formatWholePrice } from '../format.ts';
import styles from './Price.module.css';

export interface PriceProps {
  /** Integer minor units by the currency's ISO 4217 exponent, such as cents. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** en, fr or de. */
  language: string;
  /** What it buys: `/ night`. */
  suffix?: string;
  /** It was converted from another currency: a sign says so. */
  isApproximate?: boolean;
  /** In a list: without cents. */
  isWhole?: boolean;
}

/** An amount of money as people write it. */
export function Price({ amount, currency, language, suffix, isApproximate, isWhole }: PriceProps) {
  const format = isWhole ? formatWholePrice : formatPrice;
  return (
    <span className={styles.price}>
      <span className={styles.amount}>
        {isApproximate && '≈\u00a0'}
        {format(amount, currency, language)}
      </span>
      {suffix && <span className={styles.suffix}> {suffix}</span>}
    </span>
  );
}
