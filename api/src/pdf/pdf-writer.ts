import type { PdfCanvas } from './pdf-canvas.ts';
import { layOutText, type PdfLine, type PdfTextStyle, widthOfLine } from './text-layout.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, side: 56, top: 56, bottom: 72 } as const;
const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;
const LINE_HEIGHT = 1.35;
const CELL_GAP = 12;

const TEXT: PdfTextStyle = { size: 10, weight: 'regular' };
const SMALL: PdfTextStyle = { size: 8.5, weight: 'regular' };
const STRONG: PdfTextStyle = { size: 10, weight: 'bold' };
const HEADINGS: Readonly<Record<1 | 2, PdfTextStyle>> = {
  1: { size: 20, weight: 'bold' },
  2: { size: 12, weight: 'bold' },
};

export type PdfColumn = { header: string; align: 'start' | 'end'; share: number };
export type PdfRow = { cells: readonly string[]; isTotal?: boolean };

/** What a document is made of, from its top to its end. Everything is tagged (ISO 32000-1, 14.8). */
export type PdfWriter = {
  heading(level: 1 | 2, text: string): void;
  paragraph(text: string, tone?: 'normal' | 'small'): void;
  /** Header cells are tagged once; they are drawn again on each page without a tag. */
  table(columns: readonly PdfColumn[], rows: readonly PdfRow[]): void;
  space(points: number): void;
};

type Cell = { lines: readonly PdfLine[]; x: number; width: number; align: PdfColumn['align'] };

export function createPdfWriter(canvas: PdfCanvas): PdfWriter {
  let y: number = PAGE.top;

  const makeRoom = (height: number): boolean => {
    if (y + height <= PAGE.height - PAGE.bottom) return false;
    canvas.addPage();
    y = PAGE.top;
    return true;
  };

  const block = (tag: string, text: string, style: PdfTextStyle, keptBelow = 0) => {
    const element = canvas.root.child(tag);
    const height = style.size * LINE_HEIGHT;
    const lines = layOutText(canvas.measure, text, style, CONTENT_WIDTH);
    makeRoom(Math.min(lines.length, 4) * height + keptBelow);
    for (const line of lines) {
      makeRoom(height);
      element.draw(() => canvas.line(line, style.size, PAGE.side, y));
      y += height;
    }
    element.end();
  };

  const drawCells = (
    cells: readonly Cell[],
    style: PdfTextStyle,
    draw: (work: () => void, index: number) => void,
  ) => {
    cells.forEach(({ lines, x, width, align }, index) => {
      draw(() => {
        lines.forEach((line, number) => {
          const left = align === 'end' ? x + width - widthOfLine(line) : x;
          canvas.line(line, style.size, left, y + number * style.size * LINE_HEIGHT);
        });
      }, index);
    });
    y += heightOf(cells, style);
  };

  return {
    heading(level, text) {
      block(`H${level}`, text, HEADINGS[level], 40);
      y += 6;
    },

    paragraph(text, tone = 'normal') {
      block('P', text, tone === 'small' ? SMALL : TEXT);
      y += 4;
    },

    table(columns, rows) {
      const table = canvas.root.child('Table');
      const cellsOf = (texts: readonly string[], style: PdfTextStyle) =>
        cellsIn(canvas, columns, texts, style);
      const headers = cellsOf(
        columns.map(({ header }) => header),
        STRONG,
      );
      const rule = (weight: number) => {
        canvas.rule(PAGE.side, CONTENT_WIDTH, y - 2, weight);
        y += 4;
      };
      makeRoom(heightOf(headers, STRONG) * 3);
      const head = table.child('TR');
      drawCells(headers, STRONG, (work) => head.child('TH', { scope: 'Column' }).draw(work).end());
      head.end();
      rule(1);
      for (const { cells: texts, isTotal = false } of rows) {
        const style = isTotal ? STRONG : TEXT;
        const cells = cellsOf(texts, style);
        if (makeRoom(heightOf(cells, style) + 4)) {
          drawCells(headers, STRONG, (work) => canvas.artifact(work));
          rule(1);
        }
        const row = table.child('TR');
        drawCells(cells, style, (work) => row.child('TD').draw(work).end());
        row.end();
        rule(0.5);
      }
      table.end();
      y += 8;
    },

    space(points) {
      y += points;
    },
  };
}

function heightOf(cells: readonly Cell[], style: PdfTextStyle): number {
  return Math.max(...cells.map(({ lines }) => lines.length)) * style.size * LINE_HEIGHT;
}

function cellsIn(
  canvas: PdfCanvas,
  columns: readonly PdfColumn[],
  texts: readonly string[],
  style: PdfTextStyle,
): Cell[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const room = CONTENT_WIDTH - CELL_GAP * (columns.length - 1);
  let x: number = PAGE.side;
  return columns.map(({ share, align }, index) => {
    const width = (room * share) / shares;
    const lines = layOutText(canvas.measure, texts[index] ?? '', style, width);
    const cell = { lines, x, width, align };
    x += width + CELL_GAP;
    return cell;
  });
}

/** Below each page: whose document it is, and which page. */
export function writeFooter(canvas: PdfCanvas, text: string, page: string): void {
  const style = SMALL;
  const y = PAGE.height - PAGE.bottom + 24;
  const [left = []] = layOutText(canvas.measure, text, style, CONTENT_WIDTH * 0.8);
  const [right = []] = layOutText(canvas.measure, page, style, CONTENT_WIDTH * 0.2);
  canvas.artifact(() => {
    canvas.line(left, style.size, PAGE.side, y);
    canvas.line(right, style.size, PAGE.width - PAGE.side - widthOfLine(right), y);
  });
}
