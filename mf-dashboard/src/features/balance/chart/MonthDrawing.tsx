import { useRootStore } from '@moien/shared-lib';
import { formatDay, formatPrice } from '@moien/shared-lib/ui';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MonthChart.module.css';
import { type Bar, layMonths } from './month-bars.ts';
import type { MonthChartProps } from './month-chart-props.ts';
import { useWidth } from './use-width.ts';

type MonthDrawingProps = MonthChartProps & { shown: number; onShow: (index: number) => void };

const HEIGHT = 260;
const BOTTOM = 28;
const LEFT = 64;
/** Names of months need so much room, in pixels. */
const LABEL_WIDTH = 44;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -1e3, End: 1e3 };

/** An SVG has neither groups nor pictures of its own; what is in a picture is said by its name alone. */
const drawing = { role: 'group' } as const;
const picture = { role: 'img' } as const;

/** The bars; one tab stop, and the arrow keys go from month to month. */
export function MonthDrawing({ months, currency, shown, onShow }: MonthDrawingProps) {
  const { t } = useTranslation('balance');
  const { languageTag } = useRootStore();
  const { place, width } = useWidth();
  const columns = useRef<(SVGGElement | null)[]>([]);
  const { bars, ticks } = layMonths(months, { width, height: HEIGHT, left: LEFT, bottom: BOTTOM });
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / ((width - LEFT) / Math.max(1, months.length))));
  const price = (amount: number) => formatPrice(amount, currency, languageTag);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(months.length - 1, Math.max(0, shown + step));
    onShow(next);
    columns.current[next]?.focus();
  };
  return (
    <div ref={place} className={styles.place}>
      <svg
        {...drawing}
        className={styles.drawing}
        width={width}
        height={HEIGHT}
        aria-label={t('months')}
        onKeyDown={onKeyDown}
      >
        {ticks.map(({ value, y }) => (
          <g key={value}>
            <line className={styles.grid} x1={LEFT} x2={width} y1={y} y2={y} />
            <text className={styles.tick} x={LEFT - 10} y={y} dominantBaseline="middle" textAnchor="end">
              {price(value)}
            </text>
          </g>
        ))}
        {bars.map(({ month, column, paid, expected }, index) => {
          const name = formatDay(`${month}-01`, languageTag, 'month');
          const { paid: arrived = 0, expected: due = 0 } = months[index] ?? {};
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: pointing only shows what the focus shows, too
            <g
              key={month}
              {...picture}
              ref={(element) => {
                columns.current[index] = element;
              }}
              className={styles.column}
              tabIndex={index === shown ? 0 : -1}
              data-shown={index === shown || undefined}
              aria-label={t('month-said', { month: name, paid: price(arrived), expected: price(due) })}
              onFocus={() => onShow(index)}
              onPointerEnter={() => onShow(index)}
            >
              <rect className={styles.ground} {...column} rx={6} />
              <BarShape bar={paid} kind="paid" />
              <BarShape bar={expected} kind="expected" />
              {index % every === 0 && (
                <text
                  className={styles.tick}
                  x={column.x + column.width / 2}
                  y={HEIGHT - 8}
                  textAnchor="middle"
                >
                  {shortMonth(month, languageTag)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function BarShape({ bar, kind }: { bar: Bar; kind: 'paid' | 'expected' }) {
  if (bar.height <= 0) return null;
  return <rect className={styles.bar} data-kind={kind} {...bar} rx={Math.min(4, bar.height / 2)} />;
}

function shortMonth(month: string, languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
