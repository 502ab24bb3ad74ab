import { type KeyboardEvent, useRef } from 'react';
import styles from './BarChart.module.css';
import type { BarColumn } from './bar-chart-props.ts';
import { type Bar, layBars } from './lay-bars.ts';
import { useWidth } from './use-width.ts';

type BarDrawingProps = {
  /** Of the whole chart. */
  label: string;
  columns: readonly BarColumn[];
  /** Of a value on the axis. */
  format: (value: number) => string;
  leastMaximum: number;
  /** Index of the column that is shown. */
  shown: number;
  onShow: (index: number) => void;
};

const HEIGHT = 260;
const BOTTOM = 28;
const LEFT = 64;
/** The last name is wider than its column. */
const RIGHT = 8;
/** Names of columns need so much room, in pixels. */
const LABEL_WIDTH = 44;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -1e3, End: 1e3 };

/** An SVG has neither groups nor pictures of its own; what is in a picture is said by its name alone. */
const drawing = { role: 'group' } as const;
const picture = { role: 'img' } as const;

/** The bars; one tab stop, and the arrow keys go from column to column. */
export function BarDrawing({ label, columns, format, leastMaximum, shown, onShow }: BarDrawingProps) {
  const { place, width } = useWidth();
  const elements = useRef<(SVGGElement | null)[]>([]);
  const laid = layBars(
    columns,
    { width: width - RIGHT, height: HEIGHT, left: LEFT, bottom: BOTTOM },
    leastMaximum,
  );
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / ((width - LEFT) / Math.max(1, columns.length))));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(columns.length - 1, Math.max(0, shown + step));
    onShow(next);
    elements.current[next]?.focus();
  };
  return (
    <div ref={place} className={styles.place}>
      <svg
        {...drawing}
        className={styles.drawing}
        width={width}
        height={HEIGHT}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {laid.ticks.map(({ value, y }) => (
          <g key={value}>
            <line className={styles.grid} x1={LEFT} x2={width} y1={y} y2={y} />
            <text className={styles.tick} x={LEFT - 10} y={y} dominantBaseline="middle" textAnchor="end">
              {format(value)}
            </text>
          </g>
        ))}
        {laid.columns.map(({ key, column, bars }, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: pointing only shows what the focus shows, too
          <g
            key={key}
            {...picture}
            ref={(element) => {
              elements.current[index] = element;
            }}
            className={styles.column}
            tabIndex={index === shown ? 0 : -1}
            data-shown={index === shown || undefined}
            aria-label={columns[index]?.said}
            onFocus={() => onShow(index)}
            onPointerEnter={() => onShow(index)}
          >
            <rect className={styles.ground} {...column} rx={Math.min(6, column.width / 4)} />
            {bars.map((bar, series) => (
              <BarShape key={series} bar={bar} series={series} />
            ))}
            {index % every === 0 && (
              <text
                className={styles.tick}
                x={column.x + column.width / 2}
                y={HEIGHT - 8}
                textAnchor="middle"
              >
                {columns[index]?.tick}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

function BarShape({ bar, series }: { bar: Bar; series: number }) {
  if (bar.height <= 0) return null;
  const radius = Math.min(4, bar.height / 2, bar.width / 4);
  return <rect className={styles.bar} data-series={series} {...bar} rx={radius} />;
}
