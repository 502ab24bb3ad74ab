import type { HostStatistics } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { IconButton, Popover } from '@moien/shared-lib/ui';
import Info from 'lucide-react/icons/info';
import { useTranslation } from 'react-i18next';
import { FIGURE_NAMES, type FigureName, figureText } from './figures.ts';
import styles from './Statistics.module.css';

type FigureCardsProps = { statistics: HostStatistics };

/** Each figure with its value, the one before it, that of comparable homes, and what it means. */
export function FigureCards({ statistics }: FigureCardsProps) {
  return (
    <dl className={styles.figures}>
      {FIGURE_NAMES.map((name) => (
        <FigureCard key={name} name={name} statistics={statistics} />
      ))}
    </dl>
  );
}

function FigureCard({ name, statistics }: FigureCardsProps & { name: FigureName }) {
  const { t } = useTranslation('statistics');
  const { languageTag } = useRootStore();
  const { currency, figures, previousFigures, comparable } = statistics;
  const text = (value: number | null) => figureText(name, value, { currency, languageTag });
  const before = text(previousFigures[name]);
  const comparableFigures: Partial<HostStatistics['figures']> = comparable?.figures ?? {};
  const others = text(comparableFigures[name] ?? null);
  const title = t(`figure-${name}`);
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>
        {title}
        <Popover
          label={title}
          closeLabel={t('close')}
          isTitled
          trigger={(trigger) => (
            <IconButton
              className={styles.about}
              label={t('about-figure', { name: title })}
              icon={Info}
              {...trigger}
            />
          )}
        >
          <p className={styles.definition}>{t(`definition-${name}`)}</p>
        </Popover>
      </dt>
      <dd className={styles.value}>{text(figures[name]) ?? '–'}</dd>
      {before !== undefined && <dd className={styles.beside}>{t('before', { value: before })}</dd>}
      {others !== undefined && <dd className={styles.beside}>{t('comparable', { value: others })}</dd>}
    </div>
  );
}
