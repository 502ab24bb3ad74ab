import type { PropertySummary } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Button, Icon, IconButton } from '@moien/shared-lib/ui';
import Heart from 'lucide-react/icons/heart';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FavoriteButton.module.css';
import { favoritesStore } from './favorites-store.ts';

type FavoriteButtonProps = {
  property: Pick<PropertySummary, 'id' | 'title'>;
  /** named: its word stands beside it; floating: on a picture. */
  variant?: 'named' | 'floating';
};

/** A heart that puts a home aside, or takes it back. */
export const FavoriteButton = observer(function FavoriteButton({
  property: { id, title },
  variant = 'floating',
}: FavoriteButtonProps) {
  const { t } = useTranslation('search');
  const { navigation, session, toast } = useRootStore();
  const favorites = useFeatureStore(favoritesStore);
  useEffect(() => {
    favorites.watch(({ slug, title: named }) => toast.show('success', t(slug, { title: named })));
  }, [favorites, toast, t]);
  const { failure } = favorites;
  const state = {
    'aria-pressed': favorites.has(id),
    onClick: ({ currentTarget: { firstElementChild: heart } }: MouseEvent<HTMLButtonElement>) =>
      navigation.grow('heart', session.isSignedIn ? heart : null, () => {
        void favorites.toggle({ propertyId: id, title });
        return heart;
      }),
  };
  return (
    <span className={styles.heart}>
      {variant === 'floating' ? (
        <IconButton
          label={t('favorite', { title })}
          icon={Heart}
          variant={variant}
          aria-busy={favorites.isPending(id) || undefined}
          {...state}
        />
      ) : (
        <Button variant="quiet" className={styles.named} aria-label={t('favorite', { title })} {...state}>
          <Icon of={Heart} size="small" />
          <span>{t('favorite-short')}</span>
        </Button>
      )}
      {failure?.propertyId === id && (
        <span role="alert" className={styles.failure}>
          {failure.message ?? t('favorite-not-kept')}
        </span>
      )}
    </span>
  );
});
