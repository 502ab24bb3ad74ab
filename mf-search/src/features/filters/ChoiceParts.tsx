import { useRootStore } from '@moien/shared-lib';
import { Checkbox } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../search-state/format-count.ts';
import styles from './ChoiceParts.module.css';
import type { Choice } from './choices.ts';
import { FilterViewContext } from './filter-view-context.ts';

type PartProps = { choice: Choice; label: string; note?: string };

/** How many homes a choice would leave: a number for the eye, a description for the ear. */
const Count = observer(function Count({ choice, id }: { choice: Choice; id: string }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const count = useContext(FilterViewContext).countOf(choice);
  if (count === undefined) return <span className={styles.count} aria-hidden="true" />;
  const formatted = formatCount(count, languageTag);
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {formatted}
      </span>
      <span id={id} hidden>
        {count === 0 ? t('no-home-left') : t('result-count', { count, formatted })}
      </span>
    </>
  );
});

function Line({ choice, label, note, countId }: PartProps & { countId: string }) {
  return (
    <span className={styles.line}>
      <span className={styles.text}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </span>
      <Count choice={choice} id={countId} />
    </span>
  );
}

/**
 * What is chosen of it, and what it would leave. A choice that leaves nothing can be reached, says so and
 * does nothing.
 */
function useChoice(choice: Choice) {
  const view = useContext(FilterViewContext);
  const countId = useId();
  return {
    countId,
    isChosen: view.isChosen(choice),
    toggle: () => view.toggle(choice),
    attributes: {
      'aria-disabled': view.isDead(choice) || undefined,
      'aria-describedby': countId,
    },
  };
}

export const ChoiceCheckbox = observer(function ChoiceCheckbox(props: PartProps) {
  const { countId, isChosen, toggle, attributes } = useChoice(props.choice);
  return (
    <Checkbox
      {...attributes}
      label={<Line {...props} countId={countId} />}
      checked={isChosen}
      onChange={toggle}
    />
  );
});

type ChoiceButtonProps = PartProps & {
  /** Without its number where the choice resets everything else: it counts homes everywhere. */
  isCounted?: boolean;
};

/** One of several, of which none need be chosen; where it is counted, a mark shows that it can be. */
export const ChoiceButton = observer(function ChoiceButton({
  isCounted = true,
  ...props
}: ChoiceButtonProps) {
  const { countId, isChosen, toggle, attributes } = useChoice(props.choice);
  return (
    <button type="button" className={styles.choice} {...attributes} aria-pressed={isChosen} onClick={toggle}>
      {isCounted && <span className={styles.mark} />}
      {isCounted ? <Line {...props} countId={countId} /> : props.label}
    </button>
  );
});
