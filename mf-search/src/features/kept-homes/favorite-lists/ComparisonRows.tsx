import { Icon, VisuallyHidden } from '@moien/shared-lib/ui';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useTranslation } from 'react-i18next';
import styles from './Comparison.module.css';
import { type ComparisonGroup, type ComparisonRow, isDiffering } from './comparison-rows.ts';

type ComparisonRowsProps = { group: ComparisonGroup; columnCount: number };

/** Rows of one kind under their heading; those in which homes differ are stronger. */
export function ComparisonRows({ group: { title, rows }, columnCount }: ComparisonRowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columnCount} className={styles.group}>
          <span className={styles.groupTitle}>{title}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.key} data-differs={isDiffering(row) || undefined}>
          <th scope="row">{row.name}</th>
          {row.values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
            <td key={index}>
              <Value value={value} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Value({ value }: { value: ComparisonRow['values'][number] }) {
  const { t } = useTranslation('kept-homes');
  if (typeof value === 'string') return value;
  const name = value ? 'compare-there' : value === false ? 'compare-not-there' : 'compare-unknown';
  return (
    <>
      <Icon of={value ? Check : Minus} size="small" />
      <VisuallyHidden>{t(name)}</VisuallyHidden>
    </>
  );
}
