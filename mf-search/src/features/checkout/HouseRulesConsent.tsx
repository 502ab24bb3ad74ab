import { Checkbox } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PropertyView } from '../property-details/property-store.ts';
import styles from './Checkout.module.css';
import type { CheckoutDraft } from './checkout-draft.ts';

type HouseRulesConsentProps = {
  view: PropertyView;
  draft: CheckoutDraft;
  error: string | undefined;
  onChange: () => void;
};

/** The rules of the home, and the box to accept them. */
export const HouseRulesConsent = observer(function HouseRulesConsent(props: HouseRulesConsentProps) {
  const { view, draft, error, onChange } = props;
  const { t } = useTranslation('checkout');
  const { t: search } = useTranslation('search');
  const { property, permissions } = view;
  const permission = (slug: string, isSo: boolean) => [search(slug), search(isSo ? 'yes' : 'no')];
  const rules = [
    [search('check-in'), search('check-in-from', { time: property.checkInTime })],
    [search('check-out'), search('check-out-by', { time: property.checkOutTime })],
    [search('guests-at-most'), search('guests', { count: property.guestCount })],
    ...(permissions
      ? [
          permission('rule-pets', permissions.pets),
          permission('rule-smoking', permissions.smoking),
          permission('rule-parties', permissions.parties),
        ]
      : []),
  ];
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{search('house-rules')}</legend>
      <dl className={styles.rules}>
        {rules.map(([name, value]) => (
          <div key={name} className={styles.rule}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('accept-house-rules')}
        data-field="areHouseRulesAccepted"
        required
        checked={draft.fields.areHouseRulesAccepted}
        onChange={({ target }) => {
          draft.set('areHouseRulesAccepted', target.checked);
          onChange();
        }}
        {...(error !== undefined && { error })}
      />
    </fieldset>
  );
});
