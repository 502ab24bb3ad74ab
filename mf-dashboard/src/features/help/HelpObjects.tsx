import type { Help, HelpInvoice } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { formatDay, linkAttributes } from '@moien/shared-lib/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import styles from './Help.module.css';
import { BookingObject, HomeObject } from './HelpObject.tsx';
import { writeView } from './help-view.ts';

/** The person's own bookings, guests, homes and invoices, each the way to help with it. */
export function HelpObjects({ help }: { help: Help }) {
  const { t } = useTranslation('help');
  const { bookingArray, homeArray, invoiceArray } = help;
  const [stays, guests] = (['guest', 'owner'] as const).map((role) =>
    bookingArray.filter((booking) => booking.role === role),
  );
  const lists = [
    {
      name: 'stays',
      nodes: stays?.map((one) => [one.id, <BookingObject key={one.id} booking={one} isLink />]),
    },
    {
      name: 'guests',
      nodes: guests?.map((one) => [one.id, <BookingObject key={one.id} booking={one} isLink />]),
    },
    { name: 'homes', nodes: homeArray.map((one) => [one.id, <HomeObject key={one.id} home={one} isLink />]) },
    { name: 'invoices', nodes: invoiceArray.map((one) => [one.id, <Invoice key={one.id} invoice={one} />]) },
  ].filter(({ nodes = [] }) => nodes.length > 0);
  return (
    <Section title={t('objects')}>
      {lists.length === 0 && <p className={styles.calm}>{t('no-objects')}</p>}
      {lists.map(({ name, nodes = [] }) => (
        <ObjectList key={name} title={t(name)}>
          {nodes.map(([id, node]) => (
            <li key={String(id)}>{node}</li>
          ))}
        </ObjectList>
      ))}
    </Section>
  );
}

function ObjectList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id} className={styles.groupTitle}>
        {title}
      </p>
      <ul className={styles.objects} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

/** Help with an invoice is help with its booking. */
function Invoice({ invoice }: { invoice: HelpInvoice }) {
  const { t } = useTranslation('help');
  const { languageTag } = useRootStore();
  const { number, kind, bookingId, homeTitle, issuedDate } = invoice;
  const search = writeView({ about: { kind: 'booking', id: bookingId } });
  return (
    <div className={styles.invoice}>
      <RouteLink route="help" search={search} {...linkAttributes({ look: 'alone' })}>
        {t(`invoice-${kind}`, { number })}
      </RouteLink>
      <p className={styles.calm}>
        {homeTitle} · {formatDay(issuedDate, languageTag, 'medium')}
      </p>
    </div>
  );
}
