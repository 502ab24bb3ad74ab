import type { Property } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { stayStore } from '../booking-box/stay-store.ts';
import { ChargeNote } from './ChargeNote.tsx';
import styles from './Checkout.module.css';
import { CHECKOUT_END } from './checkout-end.ts';
import { checkoutSearch } from './checkout-search.ts';
import { LegalNotes } from './LegalNotes.tsx';

/** Who is not signed in sees everything but the form, and comes back to this same checkout. */
export const SignInToBook = observer(function SignInToBook({ property }: { property: Property }) {
  const { t } = useTranslation('checkout');
  const { authModal, navigation } = useRootStore();
  const stays = useFeatureStore(stayStore);
  const { id } = property;
  const signIn = () => {
    const search = checkoutSearch(stays.stayOf(id), stays.optionsOf(id));
    const next = navigation.hrefTo({ route: 'checkout', parameters: { id }, search });
    authModal.open('sign-in', next === undefined ? {} : { next });
  };
  return (
    <section className={styles.section} aria-labelledby="checkout-sign-in" id={CHECKOUT_END} tabIndex={-1}>
      <h2 id="checkout-sign-in">{t('sign-in-to-continue')}</h2>
      <p>{t('sign-in-explained')}</p>
      <Button variant="primary" size="large" data-scripted onClick={signIn}>
        {t('sign-in')}
      </Button>
      <ChargeNote property={property} />
      <LegalNotes property={property} />
    </section>
  );
});
