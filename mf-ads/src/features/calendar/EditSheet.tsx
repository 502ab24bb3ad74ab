import { makeUuidV7 } from '@moien/contract';
import { useBackCloses, useRootStore } from '@moien/shared-lib';
import {
  Button,
  Checkbox,
  currencySymbol,
  FieldMessage,
  formatPrice,
  Notice,
  Select,
  Sheet,
  TextField,
} from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnitField } from '../fields/UnitField.tsx';
import { ChangePreview, useChangePreview } from './ChangePreview.tsx';
import type { CalendarStore } from './calendar-store.ts';
import styles from './EditSheet.module.css';
import { changeOf, type EditEntry, EMPTY_ENTRY, wrongFields } from './entered-change.ts';
import { PricesNow } from './PricesNow.tsx';

type EditSheetProps = { store: CalendarStore; isOpen: boolean; onClose: () => void; onSaved: () => void };

/** What is to change of the chosen days; before it is saved it says what that does. */
export const EditSheet = observer(function EditSheet({ store, isOpen, onClose, onSaved }: EditSheetProps) {
  const { t } = useTranslation('calendar');
  const { days, homes } = store.selectedCounts;
  useBackCloses(isOpen, onClose);
  const what = t('chosen', { days: t('days', { count: days }), homes: t('homes-count', { count: homes }) });
  const formId = useId();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('edit-title')}
      closeLabel={t('close')}
      description={what}
    >
      {isOpen && <EditForm key={what} formId={formId} store={store} onSaved={onSaved} />}
    </Sheet>
  );
});

type EditFormProps = { store: CalendarStore; formId: string; onSaved: () => void };

function EditForm({ store, formId, onSaved }: EditFormProps) {
  const { t } = useTranslation('calendar');
  const { languageTag } = useRootStore();
  const [entry, setEntry] = useState<EditEntry>(EMPTY_ENTRY);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const id = useRef(makeUuidV7());
  const currencies = [...new Set(store.chosenRows.map(({ home }) => home.currency))];
  const currency = currencies[0] ?? 'EUR';
  const change = changeOf(entry, currency);
  const preview = useChangePreview(store, change);
  const wrong = wrongFields(entry, currency);
  const set = (part: Partial<EditEntry>) => {
    setEntry((known) => ({ ...known, ...part }));
    // Another content is another edit.
    id.current = makeUuidV7();
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!change || isSaving) return;
    setIsSaving(true);
    const outcome = await store.save(id.current, change);
    setIsSaving(false);
    if (outcome.kind === 'saved') onSaved();
    else setFailure(outcome.message ?? t('save-failed'));
  }

  const choices = ['same', 'yes', 'no'] as const;
  return (
    <form id={formId} className={styles.form} onSubmit={save} noValidate>
      <PricesNow store={store} />
      <Select
        label={t('state')}
        value={entry.state}
        onChange={({ target }) => set({ state: target.value as EditEntry['state'] })}
      >
        {(['same', 'open', 'closed'] as const).map((state) => (
          <option key={state} value={state}>
            {t(`choose-${state}`)}
          </option>
        ))}
      </Select>
      {currencies.length > 1 ? (
        <FieldMessage id={`${formId}-currencies`}>{t('several-currencies')}</FieldMessage>
      ) : (
        <UnitField
          label={t('price')}
          unit={currencySymbol(currency, languageTag)}
          inputMode="decimal"
          autoComplete="off"
          value={entry.isPriceOfRules ? '' : entry.price}
          disabled={entry.isPriceOfRules}
          placeholder={placeholderOf(store, languageTag)}
          error={wrong.includes('price') ? t('price-wrong') : undefined}
          onChange={({ target }) => set({ price: target.value })}
        />
      )}
      <Checkbox
        label={t('price-of-rules')}
        checked={entry.isPriceOfRules}
        onChange={({ target }) => set({ isPriceOfRules: target.checked })}
      />
      <div className={styles.pair}>
        <TextField
          label={t('minimum-nights')}
          inputMode="numeric"
          autoComplete="off"
          value={entry.minimumNights}
          error={wrong.includes('minimumNights') ? t('nights-wrong') : undefined}
          onChange={({ target }) => set({ minimumNights: target.value })}
        />
        <TextField
          label={t('maximum-nights')}
          inputMode="numeric"
          autoComplete="off"
          value={entry.maximumNights}
          error={wrong.includes('maximumNights') ? t('nights-wrong') : undefined}
          onChange={({ target }) => set({ maximumNights: target.value })}
        />
        {(['arrival', 'departure'] as const).map((side) => (
          <Select
            key={side}
            label={t(side)}
            value={entry[side]}
            onChange={({ target }) => set({ [side]: target.value as EditEntry['arrival'] })}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {t(`allow-${choice}`)}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <div aria-live="polite" className={styles.preview}>
        {change && preview && <ChangePreview preview={preview} store={store} />}
      </div>
      {failure && (
        <Notice tone="error" isAlert>
          {failure}
        </Notice>
      )}
      <Button type="submit" variant="primary" isWide isBusy={isSaving} disabled={!change}>
        {t('save')}
      </Button>
    </form>
  );
}

/** The price of the days as it is, where all of them have the same. */
function placeholderOf({ chosenRows, area }: CalendarStore, language: string): string | undefined {
  if (!area) return undefined;
  const prices = new Set(
    chosenRows.flatMap(({ days }) =>
      days.slice(area.firstColumn, area.lastColumn + 1).map(({ setting }) => setting.price),
    ),
  );
  const [price] = prices;
  const currency = chosenRows[0]?.home.currency;
  return prices.size === 1 && typeof price === 'number' && currency
    ? formatPrice(price, currency, language)
    : undefined;
}
