import { type CardBrand, cardBrandOf } from '@moien/contract';
import { Icon, TextField } from '@moien/shared-lib/ui';
import CreditCard from 'lucide-react/icons/credit-card';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutField } from '../checkout-fields.ts';
import { BRAND_NAMES } from './brand-names.ts';
import styles from './CardFields.module.css';
import { digitsOf, formatCardNumber, formatExpiry, type TypedText } from './format-card.ts';

type CardFieldsProps = {
  /** What is wrong. */
  errorOf: (field: CheckoutField) => string | undefined;
  onChange: (field: CheckoutField) => void;
};

/**
 * A card as it is typed. The fields have no name, so that no browser sends them anywhere by itself, and what
 * stands in them is kept nowhere else.
 */
export function CardFields({ errorOf, onChange }: CardFieldsProps) {
  const { t } = useTranslation('checkout');
  const [brand, setBrand] = useState<CardBrand | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const takeNumber = (field: HTMLInputElement) => {
    showFormatted(field, formatCardNumber);
    setBrand(cardBrandOf(digitsOf(field.value)));
  };
  useFormatTyped(card, takeNumber);
  const shared = { required: true, spellCheck: false, inputMode: 'numeric', type: 'text' } as const;
  return (
    <div ref={card} className={styles.card}>
      <p className={styles.quiet}>{t('card-goes-to-provider')}</p>
      <TextField
        {...shared}
        label={t('card-number')}
        data-field="cardNumber"
        autoComplete="cc-number"
        error={errorOf('cardNumber')}
        trailing={<BrandBadge brand={brand} />}
        onInput={(event) => {
          takeNumber(event.currentTarget);
          onChange('cardNumber');
        }}
      />
      <div className={styles.pair}>
        <TextField
          {...shared}
          label={t('card-expiry')}
          hint={t('card-expiry-hint')}
          data-field="cardExpiry"
          autoComplete="cc-exp"
          error={errorOf('cardExpiry')}
          onInput={({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
            const { inputType } = nativeEvent as Partial<InputEvent>;
            showFormatted(currentTarget, (typed) => formatExpiry(typed, inputType?.startsWith('delete')));
            onChange('cardExpiry');
          }}
        />
        <TextField
          {...shared}
          label={t('card-code')}
          hint={t(brand === 'amex' ? 'card-code-hint-four' : 'card-code-hint')}
          data-field="cardCode"
          autoComplete="cc-csc"
          maxLength={4}
          error={errorOf('cardCode')}
          onInput={() => onChange('cardCode')}
        />
      </div>
    </div>
  );
}

/** Nothing is written where nothing changes: a caret that is set ends what an input method composes. */
function showFormatted(field: HTMLInputElement, format: (typed: TypedText) => TypedText) {
  const { value, selectionStart } = field;
  const { text, caret } = format({ text: value, caret: selectionStart ?? value.length });
  if (text === value) return;
  field.value = text;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}

/** The fields come with the document: somebody may have typed before they were hydrated. */
function useFormatTyped(card: RefObject<HTMLElement | null>, takeNumber: (field: HTMLInputElement) => void) {
  const takeTyped = useEffectEvent(() => {
    const [number, expiry] = card.current?.querySelectorAll('input') ?? [];
    if (number?.value) takeNumber(number);
    if (expiry?.value) showFormatted(expiry, formatExpiry);
  });
  useEffect(() => takeTyped(), []);
}

function BrandBadge({ brand }: { brand: CardBrand | null }) {
  const { t } = useTranslation('checkout');
  return (
    <span className={styles.badge} data-brand={brand ?? undefined} role="status" aria-label={t('card-brand')}>
      {brand ? BRAND_NAMES[brand] : <Icon of={CreditCard} />}
    </span>
  );
}
