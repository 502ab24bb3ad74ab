import type { SavedCard } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, formatDay, Icon, Notice } from '@moien/shared-lib/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CreditCard from 'lucide-react/icons/credit-card';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import type { OpenForm } from './banking-form.ts';
import styles from './CardsSection.module.css';

type CardsSectionProps = {
  /** Null while the provider does not answer. */
  cards: readonly SavedCard[] | null;
  onOpen: OpenForm;
  onRetry: () => void;
};

/** Cards that the payment provider keeps for somebody who books. */
export function CardsSection({ cards, onOpen, onRetry }: CardsSectionProps) {
  const { t } = useTranslation('banking');
  return (
    <Section title={t('cards-title')}>
      {cards === null && (
        <Notice tone="warning" action={<Button onClick={onRetry}>{t('retry')}</Button>}>
          {t('cards-unavailable')}
        </Notice>
      )}
      {cards?.length === 0 && <p className={styles.soft}>{t('cards-none')}</p>}
      {cards && cards.length > 0 && (
        <>
          <p className={styles.soft}>{t('cards-text')}</p>
          <ul className={styles.list} aria-label={t('cards-title')}>
            {cards.map((card) => (
              <CardItem key={card.id} card={card} onOpen={onOpen} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function CardItem({ card, onOpen }: { card: SavedCard; onOpen: OpenForm }) {
  const { t } = useTranslation('banking');
  const { languageTag } = useRootStore();
  const name = t('card-name', { family: t(`card-${card.family}`), ending: card.ending });
  const month = formatDay(`${card.expiryMonth}-01`, languageTag, 'month');
  return (
    <li className={styles.card}>
      <Icon of={CreditCard} />
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        {card.isExpired ? (
          <p className={styles.expired}>
            <Icon of={CircleAlert} size="small" />
            {t('card-expired-in', { month })}
          </p>
        ) : (
          <p className={styles.soft}>{t('card-expires', { month })}</p>
        )}
      </div>
      <Button
        variant="quiet"
        aria-label={t('card-remove-name', { name })}
        onClick={() => onOpen({ kind: 'remove-card', card })}
      >
        {t('card-remove')}
      </Button>
    </li>
  );
}
