import type { PropertySummary } from '@moien/contract';
import { Button, Card, Picture } from '@moien/shared-lib/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PropertyCard } from '../property-card/PropertyCard.tsx';
import styles from './KeptHomes.module.css';

type KeptHomeProps = {
  /** null: no longer offered. */
  property: PropertySummary | null;
  isFirst: boolean;
  /** Given on to the page of the home. */
  search?: URLSearchParams;
  /** Said of a home that is gone. */
  goneText: string;
  /** Asks the service to remove it; undefined: its favourite button does. @returns whether it was removed */
  onRemove: (() => Promise<boolean>) | undefined;
  /** What stands below the card. */
  children?: ReactNode;
};

/** A home of a list of one's own: its card, or that it is no longer offered. */
export function KeptHome({ property, isFirst, search, goneText, onRemove, children }: KeptHomeProps) {
  return (
    <li className={styles.home}>
      {property ? (
        <PropertyCard property={property} isFirst={isFirst} {...(search && { search })} />
      ) : (
        <GoneHome text={goneText} />
      )}
      {children}
      {onRemove && <RemoveButton title={property?.title} onRemove={onRemove} />}
    </li>
  );
}

function GoneHome({ text }: { text: string }) {
  const { t } = useTranslation('kept-homes');
  return (
    <Card media={<Picture url={undefined} sizes="18.5rem" alt="" ratio="4:3" />}>
      <h3 className={styles.goneTitle}>{t('gone-title')}</h3>
      <p className={styles.goneText}>{text}</p>
    </Card>
  );
}

type RemoveButtonProps = { title: string | undefined; onRemove: () => Promise<boolean> };

function RemoveButton({ title, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('kept-homes');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const onClick = async () => {
    setState('busy');
    if (!(await onRemove())) setState('failed');
  };
  return (
    <>
      <Button
        variant="quiet"
        isBusy={state === 'busy'}
        aria-label={t('remove-named', { title: title ?? t('gone-title') })}
        onClick={() => void onClick()}
      >
        {t('remove')}
      </Button>
      {state === 'failed' && (
        <p className={styles.failure} role="alert">
          {t('not-removed')}
        </p>
      )}
    </>
  );
}
