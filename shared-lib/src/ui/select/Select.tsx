import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/Field.module.css';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './Select.module.css';

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'id' | 'multiple'> {}

/**
 * One of few: `option` elements as children. The platform's own list, drawn in our colours where the browser
 * lets us.
 */
export function Select({ label, note, hint, error, isLabelHidden, className, ...select }: SelectProps) {
  const texts = { label, note, hint, error, isLabelHidden };
  return (
    <Field {...texts} className={className} describedBy={select['aria-describedby']}>
      {(attributes) => (
        <div className={classNames(fieldStyles.box, styles.box)}>
          <select {...select} {...attributes} className={classNames(fieldStyles.control, styles.select)} />
          <span className={styles.mark}>
            <Icon of={ChevronDown} />
          </span>
        </div>
      )}
    </Field>
  );
}
