import type { Balance, BalanceFigure } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { formatDay, formatPrice, Icon } from '@moien/shared-lib/ui';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock3 from 'lucide-react/icons/clock-3';
import Send from 'lucide-react/icons/send';
import { useTranslation } from 'react-i18next';
import styles from './BalanceFigures.module.css';
import { type BalanceView, writeView } from './balance-view.ts';

const ICONS: Record<BalanceFigure['group'], LucideIcon> = {
  owed: CircleAlert,
  held: Clock3,
  'on-its-way': Send,
  paid: CircleCheck,
};

type BalanceFiguresProps = { balance: Balance; view: BalanceView };

/** The four places where money can be, each with its sum and its next date; each leads to its list. */
export function BalanceFigures({ balance, view }: BalanceFiguresProps) {
  const { t } = useTranslation('balance');
  return (
    <nav aria-label={t('figures')}>
      <ul className={styles.figures}>
        {balance.figureArray.map((figure) => (
          <li key={figure.group} className={styles.item}>
            <Figure figure={figure} currency={balance.currency} view={view} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FigureProps = { figure: BalanceFigure; currency: string; view: BalanceView };

/** A second press on the shown one leads back to the overview. */
function Figure({ figure, currency, view }: FigureProps) {
  const { t } = useTranslation('balance');
  const { languageTag } = useRootStore();
  const { group, amount, count, date, dateAmount } = figure;
  const isShown = group === view.group;
  const day = date && formatDay(date, languageTag, 'medium');
  const next = dateAmount === null ? '' : formatPrice(dateAmount, currency, languageTag);
  return (
    <RouteLink
      className={styles.figure}
      route="balance"
      search={writeView({ ...view, group: isShown ? undefined : group })}
      data-group={group}
      data-empty={count === 0 || undefined}
      aria-current={isShown ? 'true' : undefined}
    >
      <span className={styles.name}>
        <Icon of={ICONS[group]} size="small" />
        {t(`group-${group}`)}
      </span>
      <strong className={styles.amount}>{formatPrice(amount, currency, languageTag)}</strong>
      <span className={styles.date}>
        {day ? t(`date-${group}`, { day, amount: next }) : t(count === 0 ? `none-${group}` : `some-${group}`)}
      </span>
    </RouteLink>
  );
}
