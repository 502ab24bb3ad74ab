// The parts of a grid of which only those near the window are drawn: a table cannot be laid out like that.
// Rows and columns are counted from 1.

/** The grid has the focus, and says which of its cells is meant. */
export const gridOf = (label: string, activeId: string | undefined) =>
  ({
    role: 'grid',
    tabIndex: 0,
    'aria-multiselectable': true,
    'aria-label': label,
    'aria-describedby': 'timeline-keys',
    'aria-activedescendant': activeId,
  }) as const;
export const rowGroup = (label: string) => ({ role: 'rowgroup', 'aria-label': label }) as const;
/** Of a grid of which only a part is drawn. */
export const gridSize = (rows: number, columns: number) =>
  ({ 'aria-rowcount': rows, 'aria-colcount': columns }) as const;
export const ROW_HEADER = { role: 'rowheader', 'aria-colindex': 1 } as const;
export const gridRow = (row?: number) => ({ role: 'row', 'aria-rowindex': row }) as const;
export const columnHeader = (column: number, label?: string) =>
  ({ role: 'columnheader', 'aria-colindex': column, 'aria-label': label }) as const;
export const gridCell = (column: number, isChosen: boolean, label: string) =>
  ({ role: 'gridcell', 'aria-colindex': column, 'aria-selected': isChosen, 'aria-label': label }) as const;
/** A cell that spans several columns (`aria-colspan`); `span` is their number. */
export const gridCells = (
  { column, span }: { column: number; span: number },
  isChosen: boolean,
  label: string,
) => ({ ...gridCell(column, isChosen, label), 'aria-colspan': span === 1 ? undefined : span }) as const;
