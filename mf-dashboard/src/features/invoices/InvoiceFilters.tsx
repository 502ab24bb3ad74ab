import { RouteLink, useSession } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './InvoiceFilters.module.css';
import { INVOICE_KINDS, INVOICE_ROLES, type InvoicesView, writeView } from './invoices-view.ts';

type InvoiceFiltersProps = { view: InvoicesView; years: readonly number[] };

/** Filters by kind, and by role and year where there is more than one; each choice is a link. */
export const InvoiceFilters = observer(function InvoiceFilters({ view, years }: InvoiceFiltersProps) {
  const { t } = useTranslation('invoices');
  const { isOwner } = useSession();
  const kinds = [undefined, ...INVOICE_KINDS].map((kind) => ({
    name: t(`kinds-${kind ?? 'all'}`),
    view: { ...view, kind },
    isChosen: kind === view.kind,
  }));
  const roles = [undefined, ...INVOICE_ROLES].map((role) => ({
    name: t(`role-${role ?? 'both'}`),
    view: { ...view, role },
    isChosen: role === view.role,
  }));
  const hasYears = years.length > 1 || view.year !== undefined;
  const yearChoices = [undefined, ...withChosen(years, view.year)].map((year) => ({
    name: year === undefined ? t('years-all') : String(year),
    view: { ...view, year },
    isChosen: year === view.year,
  }));
  return (
    <div className={styles.filters}>
      <Filter label={t('kind')} choices={kinds} />
      {(isOwner || view.role) && <Filter label={t('role')} choices={roles} />}
      {hasYears && <Filter label={t('year')} choices={yearChoices} />}
    </div>
  );
});

type FilterProps = {
  label: string;
  choices: readonly { name: string; view: InvoicesView; isChosen: boolean }[];
};

function Filter({ label, choices }: FilterProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map(({ name, view, isChosen }) => (
          <li key={name}>
            <RouteLink
              className={styles.choice}
              route="invoices"
              search={writeView(view)}
              aria-current={isChosen ? 'true' : undefined}
            >
              {name}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A year of the address stands among the others, also before these are known. */
function withChosen(years: readonly number[], chosen: number | undefined): readonly number[] {
  if (chosen === undefined || years.includes(chosen)) return years;
  return [...years, chosen].sort((a, b) => b - a);
}
