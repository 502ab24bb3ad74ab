import {
  addDays,
  type Calendar,
  type CalendarEdit,
  type CalendarEditPreview,
  type DayChange,
  toDay,
} from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import type { LoadProblem } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { calendarPeriod, type HomeRow, homeRows } from './calendar-days.ts';
import { type Area, areaOf, type Cell, type Selection } from './day-selection.ts';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;
export type EditOutcome =
  | { kind: 'saved'; edit: CalendarEdit }
  | { kind: 'failed'; message: string | undefined };

/** The days of all homes of who is signed in, which of them are chosen, and what was changed last. */
export class CalendarStore {
  calendar: Calendar | undefined;
  rows: readonly HomeRow[] = [];
  problem: LoadProblem | undefined;
  isLoading = false;
  selection: Selection | undefined;
  /** Can be undone until the instant that it says. */
  lastEdit: CalendarEdit | undefined;
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, {
      calendar: observableRef,
      rows: observableRef,
      selection: observableRef,
      lastEdit: observableRef,
    });
  }

  /** For the loader: the page shows what is known meanwhile; another person's begins with nothing. */
  open(): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) {
      this.calendar = undefined;
      this.rows = [];
      this.lastEdit = undefined;
    }
    this.#userId = userId;
    this.selection = undefined;
    void this.load();
  }

  async load(): Promise<void> {
    this.isLoading = true;
    const today = toDay(new Date());
    const query = new URLSearchParams({ ...calendarPeriod(today), language: this.#root.languageTag });
    const outcome = await this.#root.api.call('getCalendar', { query });
    runInAction(() => {
      this.isLoading = false;
      this.problem =
        outcome.kind === 'ok' ? undefined : outcome.kind === 'unreachable' ? 'offline' : 'failed';
      if (outcome.kind !== 'ok') return;
      this.calendar = outcome.value;
      this.rows = homeRows(outcome.value, today);
    });
  }

  get area(): Area | undefined {
    return this.selection && areaOf(this.selection);
  }

  /** Chosen days of one home, and how many homes they are chosen for. */
  get selectedCounts(): { days: number; homes: number } {
    const { area } = this;
    if (!area) return { days: 0, homes: 0 };
    return { days: area.lastColumn - area.firstColumn + 1, homes: area.lastRow - area.firstRow + 1 };
  }

  choose(cell: Cell): void {
    this.selection = { anchor: cell, focus: cell };
  }

  extendTo(focus: Cell): void {
    this.selection = { anchor: this.selection?.anchor ?? focus, focus };
  }

  clear(): void {
    this.selection = undefined;
  }

  get chosenRows(): readonly HomeRow[] {
    const { area } = this;
    return area ? this.rows.slice(area.firstRow, area.lastRow + 1) : [];
  }

  async preview(change: DayChange): Promise<CalendarEditPreview | undefined> {
    const body = this.#request(change);
    if (!body) return undefined;
    const outcome = await this.#root.api.call('previewCalendarEdit', { body });
    return outcome.kind === 'ok' ? outcome.value : undefined;
  }

  /** @param id of this edit: pressed again after a failure, it is the same one */
  async save(id: string, change: DayChange): Promise<EditOutcome> {
    const body = this.#request(change);
    if (!body) return { kind: 'failed', message: undefined };
    const outcome = await this.#root.api.call('editCalendar', { body: { id, ...body } });
    if (outcome.kind !== 'ok')
      return { kind: 'failed', message: outcome.kind === 'refused' ? outcome.problem?.message : undefined };
    this.rememberEdit(outcome.value);
    await this.load();
    return { kind: 'saved', edit: outcome.value };
  }

  /** @returns how many days are as before; undefined when it failed */
  async undo(): Promise<number | undefined> {
    const { lastEdit } = this;
    if (!lastEdit) return undefined;
    const answer = await this.#root.api.request('undoCalendarEdit', { path: { id: lastEdit.id } });
    if (!answer) return undefined;
    runInAction(() => (this.lastEdit = undefined));
    await this.load();
    return answer.dayCount;
  }

  /** It can be undone from now on. */
  rememberEdit(edit: CalendarEdit): void {
    this.lastEdit = edit;
  }

  /** It cannot be undone any more. */
  forgetEdit(): void {
    this.lastEdit = undefined;
  }

  /** It belongs to a person, and is asked for anew each time. */
  toSnapshot() {
    return undefined;
  }

  #request(change: DayChange) {
    const { area, calendar } = this;
    if (!area || !calendar) return undefined;
    const dayAt = (column: number) => addDays(calendar.from, column);
    return {
      propertyIdArray: this.chosenRows.map(({ home }) => home.propertyId),
      rangeArray: [{ firstDay: dayAt(area.firstColumn), lastDay: dayAt(area.lastColumn) }],
      change,
    };
  }
}

export const calendarStore: FeatureStoreDefinition<CalendarStore> = {
  key: 'ads/calendar',
  create: (root) => new CalendarStore(root),
};
