import { observer } from 'mobx-react-lite';
import { useContext, useId } from 'react';
import { setFeature } from '../search-state/search-transitions.ts';
import styles from './FiltersPopup.module.css';
import type { FilterFeature } from './feature-groups.ts';
import { FilterViewContext } from './filter-view-context.ts';
import { chosenRooms, pressRooms, ROOM_COUNTS } from './room-choice.ts';

/** How many rooms: 1, 2, 3, 4 and more, or several of these that follow each other. */
export const RoomChoice = observer(function RoomChoice({ type, text }: FilterFeature) {
  const view = useContext(FilterViewContext);
  const labelId = useId();
  const chosen = chosenRooms(view.filterOf(type.name));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would not stand in the row
    <div role="group" aria-labelledby={labelId} className={styles.rooms}>
      <span id={labelId} className={styles.roomsLabel}>
        {text}
      </span>
      <span className={styles.roomCounts}>
        {ROOM_COUNTS.map((count) => (
          <button
            key={count}
            type="button"
            className={styles.roomCount}
            aria-pressed={chosen.includes(count)}
            onClick={() =>
              view.change((query) =>
                setFeature(query, type.name, pressRooms(query.featureParameters[type.name], count)),
              )
            }
          >
            {count === ROOM_COUNTS.at(-1) ? `${count}+` : count}
          </button>
        ))}
      </span>
    </div>
  );
});
