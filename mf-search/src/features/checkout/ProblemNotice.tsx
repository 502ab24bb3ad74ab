import type { Property } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, formatPrice, Icon } from '@moien/shared-lib/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayPart } from '../booking-box/stay-sheet-props.ts';
import styles from './Checkout.module.css';
import type { Checkout } from './checkout.ts';
import type { CheckoutProblem } from './checkout-problem.ts';
import { NextDates } from './NextDates.tsx';
import { useFailureText } from './use-failure-text.ts';

type ProblemNoticeProps = {
  property: Property;
  checkout: Checkout;
  onChange: (part: StayPart) => void;
};

/** Why nothing was booked, and what to do about it. */
export const ProblemNotice = observer(function ProblemNotice(props: ProblemNoticeProps) {
  const { property, checkout, onChange } = props;
  const { t: search } = useTranslation('search');
  const { problem } = checkout;
  return (
    <ProblemBox problem={problem}>
      {problem?.kind === 'dates-taken' && (
        <div className={styles.choices}>
          <Button variant="primary" aria-haspopup="dialog" onClick={() => onChange('days')}>
            {search('other-days')}
          </Button>
          {problem.next && (
            <NextDates property={property} next={problem.next} onChoose={() => checkout.forgive()} />
          )}
        </div>
      )}
    </ProblemBox>
  );
});

type ProblemBoxProps = { problem: CheckoutProblem | undefined; children?: ReactNode };

/** It takes the focus, so that nobody overlooks it. */
export function ProblemBox({ problem, children }: ProblemBoxProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem) return;
    element.current?.focus();
    element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);
  const textOf = useProblemText();
  if (!problem) return null;
  return (
    <div
      ref={element}
      className={problem.kind === 'price-changed' ? styles.warning : styles.problem}
      role="alert"
      tabIndex={-1}
    >
      <Icon of={problem.kind === 'unreachable' ? WifiOff : CircleAlert} />
      <div className={styles.problemTexts}>
        <p>{textOf(problem)}</p>
        {children}
      </div>
    </div>
  );
}

function useProblemText(): (problem: CheckoutProblem) => string {
  const { t } = useTranslation('checkout');
  const { languageTag } = useRootStore();
  const failureText = useFailureText();
  return (problem) => {
    switch (problem.kind) {
      case 'refused':
        return problem.message;
      case 'card':
        return failureText(problem.failure);
      case 'price-changed': {
        const price = (amount: number) => formatPrice(amount, problem.currency, languageTag);
        return t('problem-price-changed', { before: price(problem.before), after: price(problem.after) });
      }
      default:
        return t(`problem-${problem.kind}`);
    }
  };
}
