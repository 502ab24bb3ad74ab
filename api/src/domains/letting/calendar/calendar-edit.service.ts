import {
  CALENDAR_CONFLICTS_MAXIMUM,
  type CalendarEdit,
  type CalendarEditPreview,
  type CalendarEditPreviewRequest,
  type CalendarEditRequest,
  type Day,
  EDITED_DAYS_MAXIMUM,
  nightsBetween,
  toDay,
  UNDO_MINUTES,
  type UndoneCalendarEdit,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { sha256Base64Url } from '../../../lib/sha256.ts';
import { lockProperties, type OpenTransaction } from '../../catalog/index.ts';
import { refuseDays } from './calendar.service.ts';
import {
  countChanges,
  deleteOldEdits,
  type EditCounts,
  type EditedDays,
  findConflicts,
  findEdit,
  insertEdit,
  listEditedHomes,
  markUndone,
  undoChanges,
  updateAnswer,
  writeChanges,
} from './calendar-edit.repository.ts';
import { requireOwnHomes } from './require-own-homes.ts';

const UNDO_MILLISECONDS = UNDO_MINUTES * 60_000;

export type CalendarEditService = ReturnType<typeof createCalendarEditService>;

/** Many days of many homes at once. */
export function createCalendarEditService(database: Database, now: () => Date) {
  return {
    /** @throws ProblemError as `edit` does */
    async preview(ownerId: string, request: CalendarEditPreviewRequest): Promise<CalendarEditPreview> {
      const days = editedDays(request, toDay(now()));
      await requireOwnHomes(database, ownerId, days.ids, hasPrice(request));
      return answerOf(database, days, await countChanges(database, days, request.change));
    },

    /**
     * In one transaction. The homes are locked first: a booking of one of the days is either there already,
     * and its days stay as they are, or comes afterwards and finds them closed.
     * @throws ProblemError 400 for days that do not exist or too many of them, 404 for homes of others, 409
     * `mixed-currencies` or `edit-id-taken`
     */
    edit(ownerId: string, { id, ...request }: CalendarEditRequest): Promise<CalendarEdit> {
      const at = now();
      const days = editedDays(request, toDay(at));
      const digest = sha256Base64Url(
        JSON.stringify([request.propertyIdArray, request.rangeArray, request.change]),
      );
      return database.transaction().execute(async (transaction) => {
        await lockProperties(transaction, days.ids);
        const known = await findEdit(transaction, id);
        if (known && (known.owner_id !== ownerId || known.digest !== digest))
          throw new ProblemError(409, 'edit-id-taken');
        if (known) return known.answer;
        await requireOwnHomes(transaction, ownerId, days.ids, hasPrice(request));
        const isNew = await insertEdit(transaction, { id, ownerId, digest, change: request.change, at });
        if (!isNew) throw new ProblemError(409, 'edit-id-taken');
        const counts = await writeChanges(transaction, id, days, request.change);
        const undoUntil = new Date(at.getTime() + UNDO_MILLISECONDS).toISOString();
        const answer = { id, ...(await answerOf(transaction, days, counts)), undoUntil };
        await updateAnswer(transaction, answer);
        return answer;
      });
    },

    /** @throws ProblemError 404 `edit-not-found`, 409 `undo-expired` */
    undo(ownerId: string, id: string): Promise<UndoneCalendarEdit> {
      const at = now();
      return database.transaction().execute(async (transaction) => {
        // Of two at once the second one waits here, and then finds it undone.
        await lockProperties(transaction, await listEditedHomes(transaction, id));
        const edit = await findEdit(transaction, id);
        if (edit?.owner_id !== ownerId) throw new ProblemError(404, 'edit-not-found');
        if (edit.undo_answer) return edit.undo_answer;
        if (at.getTime() > new Date(edit.created_at).getTime() + UNDO_MILLISECONDS)
          throw new ProblemError(409, 'undo-expired', { values: { count: UNDO_MINUTES } });
        const counts = await undoChanges(transaction, id, edit.change);
        const { home_count: homeCount, day_count: dayCount, kept_day_count: keptDayCount } = counts;
        const answer = { id, homeCount, dayCount, keptDayCount };
        await markUndone(transaction, answer, at);
        return answer;
      });
    },

    removeOld: (): Promise<void> => deleteOldEdits(database, new Date(now().getTime() - DAY_MILLISECONDS)),
  };
}

const hasPrice = ({ change }: CalendarEditPreviewRequest) => typeof change.price === 'number';

/** How far ahead days can be set. */
const LAST_DAY_AHEAD = 1100;

function editedDays(
  { propertyIdArray, rangeArray }: Pick<CalendarEditPreviewRequest, 'propertyIdArray' | 'rangeArray'>,
  today: Day,
): EditedDays {
  refuseDays(rangeArray);
  const days = rangeArray.reduce(
    (sum, { firstDay, lastDay }) => sum + nightsBetween(firstDay, lastDay) + 1,
    0,
  );
  const isTooFar = rangeArray.some(({ lastDay }) => nightsBetween(today, lastDay) > LAST_DAY_AHEAD);
  if (isTooFar || days * propertyIdArray.length > EDITED_DAYS_MAXIMUM)
    throw new ProblemError(400, 'too-many-days');
  return { ids: propertyIdArray, ranges: rangeArray, today };
}

async function answerOf(
  database: Database | OpenTransaction,
  days: EditedDays,
  { home_count: homeCount, day_count: dayCount }: EditCounts,
): Promise<CalendarEditPreview> {
  const { conflicts, total } = await findConflicts(database, days, CALENDAR_CONFLICTS_MAXIMUM);
  return { homeCount, dayCount, conflictArray: conflicts, conflictCount: total };
}
