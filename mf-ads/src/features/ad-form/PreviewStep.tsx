import { hintsOf, imageUrl } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { buttonAttributes, formatPrice, linkAttributes, Notice, Picture } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { stepOf } from './ad-steps.ts';
import styles from './PreviewStep.module.css';
import { PublishButton } from './PublishButton.tsx';
import type { StepProps } from './step-props.ts';

/** What guests will see, what is missing, and the button that shows it to them. */
export const PreviewStep = observer(function PreviewStep({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  return (
    <div className={styles.preview}>
      <GuestView ad={ad} store={store} />
      <Missing ad={ad} store={store} />
      {!ad.canBePaid && (
        <Notice
          tone="informative"
          action={
            <RouteLink route="banking-information" {...buttonAttributes()}>
              {t('to-banking')}
            </RouteLink>
          }
        >
          {t('needs-payouts')}
        </Notice>
      )}
      <PublishButton store={store} ad={ad} />
      <Hints ad={ad} store={store} />
    </div>
  );
});

const GuestView = observer(function GuestView({ ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  const { languageTag, essentials } = useRootStore();
  const text =
    ad.textArray.find(({ language, title }) => language === languageTag && title !== '') ?? ad.textArray[0];
  const photo = ad.photoArray[0];
  const price = (amount: number) => formatPrice(amount, ad.currency ?? 'EUR', languageTag);
  const facts = [
    ad.propertyTypeId !== null && essentials.propertyTypeName(ad.propertyTypeId),
    ad.guestCount !== null && t('guest-count', { count: ad.guestCount }),
    ad.bedroomCount !== null && t('bedroom-count', { count: ad.bedroomCount }),
    ad.bedCount !== null && t('bed-count', { count: ad.bedCount }),
  ].filter(Boolean);
  return (
    <article className={styles.card} aria-label={t('guest-view')}>
      <Picture
        url={photo && ((width) => imageUrl(photo.path, width))}
        sizes="(min-width: 56em) 40rem, 100vw"
        alt={photo?.caption[languageTag] ?? ''}
        ratio="3:2"
      />
      <div className={styles.body}>
        {ad.city && (
          <p className={styles.soft}>
            {ad.city.name}, {essentials.countryName(ad.city.countryCode)}
          </p>
        )}
        <h2 className={styles.title}>{text?.title || t('untitled')}</h2>
        {facts.length > 0 && <p className={styles.soft}>{facts.join(' · ')}</p>}
        {text?.description && <p className={styles.text}>{text.description}</p>}
        <p className={styles.price}>
          {[
            ad.isAvailableForShortTerm &&
              ad.nightlyPrice !== null &&
              t('a-night', { price: price(ad.nightlyPrice) }),
            ad.isAvailableForLongTerm &&
              ad.monthlyPrice !== null &&
              t('a-month', { price: price(ad.monthlyPrice) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </article>
  );
});

/** Each with a link to where it is asked for. */
const Missing = observer(function Missing({ ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  const { t: textOfAds } = useTranslation('ads');
  if (ad.missingArray.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="ad-missing">
      <h2 id="ad-missing" className={styles.heading}>
        {t('still-missing')}
      </h2>
      <ul className={styles.list}>
        {ad.missingArray.map((name) => (
          <li key={name}>
            <RouteLink
              route="ad-step"
              parameters={{ propertyId: ad.id, step: stepOf(name) }}
              {...linkAttributes({ look: 'alone' })}
            >
              {textOfAds(`missing-${name}`)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** What would help, each with its reason; no rank depends on it. */
export const Hints = observer(function Hints({ ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  const hints = hintsOf(ad);
  if (hints.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="ad-hints">
      <h2 id="ad-hints" className={styles.heading}>
        {t('hints-title')}
      </h2>
      <p className={styles.soft}>{t('hints-lead')}</p>
      <ul className={styles.list}>
        {hints.map((hint) => (
          <li key={hint}>
            <strong>{t(`hint-${hint}`)}</strong> {t(`hint-${hint}-why`)}
          </li>
        ))}
      </ul>
    </section>
  );
});
