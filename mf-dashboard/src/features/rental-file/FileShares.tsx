import type { FileShare, RentalFile } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import {
  Accordion,
  AccordionItem,
  Badge,
  Button,
  buttonAttributes,
  classNames,
  linkAttributes,
} from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import cardStyles from '../card-list/CardList.module.css';
import { Section } from '../page-frame/Section.tsx';
import { FilePrivacy } from './FilePrivacy.tsx';
import { instantText } from './instant-text.ts';
import styles from './RentalFile.module.css';

type FileSharesProps = { file: RentalFile; now: Date; onEnd: (share: FileShare) => void };

/** Who sees the file, until when, and what they have looked at. */
export function FileShares({ file, now, onEnd }: FileSharesProps) {
  const { t } = useTranslation('rental-file');
  const { fileShareArray, shareableHomeArray } = file;
  return (
    <Section title={t('shares')}>
      <FilePrivacy />
      {fileShareArray.length === 0 && <p className={styles.soft}>{t('shares-none')}</p>}
      {fileShareArray.length > 0 && (
        <ul className={styles.people}>
          {fileShareArray.map((share) => (
            <li key={share.id}>
              <ShareCard share={share} now={now} onEnd={() => onEnd(share)} />
            </li>
          ))}
        </ul>
      )}
      {shareableHomeArray.length === 0 && (
        <div className={styles.nobody}>
          <p className={styles.soft}>{t('share-nobody')}</p>
          <RouteLink route="search" {...buttonAttributes()}>
            {t('find-home')}
          </RouteLink>
        </div>
      )}
    </Section>
  );
}

function ShareCard({ share, now, onEnd }: { share: FileShare; now: Date; onEnd: () => void }) {
  const { t } = useTranslation('rental-file');
  const { languageTag } = useRootStore();
  const { propertyId, propertyTitle, ownerName, stage, isProofOnly, expiryTimestamp, end, viewCount } = share;
  const time = (instant: string) => instantText(instant, languageTag);
  const daysLeft = Math.max(1, Math.ceil((Date.parse(expiryTimestamp) - now.getTime()) / 86_400_000));
  return (
    <article className={classNames(cardStyles.card, styles.card)}>
      <header className={styles.head}>
        <div>
          <h3 className={styles.name}>{ownerName}</h3>
          <RouteLink route="property" parameters={{ id: propertyId }} {...linkAttributes({ look: 'quiet' })}>
            {propertyTitle}
          </RouteLink>
        </div>
        {end === null ? (
          <Badge tone="success">{t('share-open', { count: daysLeft })}</Badge>
        ) : (
          <Badge>{t(`share-${end}`)}</Badge>
        )}
      </header>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.soft}>{t('content')}</dt>
          <dd className={styles.fact}>{t(isProofOnly ? 'content-proof' : `content-${stage}`)}</dd>
        </div>
        {end === null && (
          <div>
            <dt className={styles.soft}>{t('share-until')}</dt>
            <dd className={styles.fact}>{time(expiryTimestamp)}</dd>
          </div>
        )}
      </dl>
      {viewCount === 0 ? (
        <p className={styles.soft}>{t('views-none')}</p>
      ) : (
        <Accordion>
          <AccordionItem title={t('views', { count: viewCount })}>
            <ol className={styles.views}>
              {share.viewArray.map(({ viewTimestamp, kind, page }, index) => (
                <li key={`${viewTimestamp} ${index}`}>
                  <span>{t('view', { kind: t(`kind-${kind}`), page })}</span>
                  <time className={styles.soft} dateTime={viewTimestamp}>
                    {time(viewTimestamp)}
                  </time>
                </li>
              ))}
            </ol>
          </AccordionItem>
        </Accordion>
      )}
      {end === null && (
        <div className={styles.buttons}>
          <Button onClick={onEnd}>{t('share-end')}</Button>
        </div>
      )}
    </article>
  );
}
