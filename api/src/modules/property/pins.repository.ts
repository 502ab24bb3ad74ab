import { type Bounds, PINS_MAXIMUM } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { gridOf, type PinGrid } from './pin-grid.ts';
import { conditionsOf, withinBoxes } from './search-conditions.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { boxesOf } from './search-distance.ts';
import { searchGeneration } from './search-generation.ts';
import { type StayRow, stayColumns, stayOf } from './stay-columns.ts';

/** From here on homes that share a cell are parted no further. */
const LAST_ZOOM = 17;
const NAMED_MAXIMUM = 100;
/** After so many halvings of the grid nothing is left to join. */
const LEVELS = 12;
/** Of longitude. */
const WIDE_DEGREES = 20;

/** A home that stands alone in its cell, with what a pin says. */
type AloneRow = StayRow & {
  id: string;
  currency: string;
  nightly_price: number | null;
  monthly_price: number | null;
  is_available_for_short_term: boolean;
  is_available_for_long_term: boolean;
  /** How good a home is, as the search orders them. */
  recommendation: number;
};

/** What the homes of one cell have in common. */
type CellRow = {
  count: number;
  latitude: number;
  longitude: number;
  south: number;
  west: number;
  north: number;
  east: number;
  /** Up to 100 where zooming in further cannot part them. */
  property_ids: string[];
};

export type PinRow = CellRow & (AloneRow | { id: null });

type FoundPins = { rows: PinRow[]; generation: number };

export type PinsRepository = ReturnType<typeof createPinsRepository>;

export function createPinsRepository(database: Database) {
  return {
    /**
     * One statement: homes of a search within a view by the cells of a grid, which is made coarser until its cells are few
     * enough. Only homes that stand alone are looked up further, so the rest costs one pass over what the search finds.
     */
    async findPins(criteria: SearchCriteria, view: Bounds, zoom: number): Promise<FoundPins> {
      const grid = gridOf(view, zoom);
      const conditions = sql`${conditionsOf(criteria)} and ${within(view)}`;
      const isLastZoom = zoom >= LAST_ZOOM && !grid.isCoarse;
      const { rows } = await sql<(PinRow & { generation: number }) | { count: null; generation: number }>`
        with cell as materialized (
          select ${columnIn(grid)} as "column", ${rowIn(grid)} as "row", count(*) as count,
            sum(point[1]) as latitudes, sum(point[0]) as longitudes,
            min(point[1]) as south, min(point[0]) as west, max(point[1]) as north, max(point[0]) as east
          from property_search
          where ${conditions}
          group by 1, 2
        ),
        level as materialized (${fewEnough}),
        joined as materialized (
          select "column" >> level.halvings as "column", "row" >> level.halvings as "row", sum(count)::bigint as count,
            round((sum(latitudes) / sum(count))::numeric, 5)::float8 as latitude,
            round((sum(longitudes) / sum(count))::numeric, 5)::float8 as longitude,
            min(south) as south, min(west) as west, max(north) as north, max(east) as east,
            (${isLastZoom}::boolean and max(level.halvings) = 0)
              or (min(south) = max(north) and min(west) = max(east)) as is_last
          from cell cross join level
          group by 1, 2
        )
        select joined.count, joined.latitude, joined.longitude, joined.south, joined.west, joined.north, joined.east,
          ${searchGeneration} as generation,
          alone.recommendation, property.id, property.currency, property.nightly_price, property.monthly_price,
          property.is_available_for_short_term, property.is_available_for_long_term,
          ${stayColumns(stayOf(criteria))},
          coalesce(case when joined.count > 1 and joined.is_last then (
            select jsonb_agg(property_id order by recommendation desc, property_id)
            from (
              select property_id, recommendation from property_search
              where ${conditions} and ${withinCell}
              order by recommendation desc, property_id
              limit ${NAMED_MAXIMUM}::int
            ) as named
          ) end, '[]') as property_ids
        from (select) as always
        left join joined on true
        left join lateral (
          select property_id, recommendation from property_search
          where joined.count = 1 and ${conditions} and ${withinCell}
          limit 1
        ) as alone on true
        left join property on property.id = alone.property_id
        order by joined."row" desc, joined."column"
      `.execute(database);
      const generation = rows[0]?.generation ?? 0;
      return { rows: rows.flatMap((row) => (row.count === null ? [] : [row])), generation };
    },
  };
}

/** What lies in a cell lies between its outermost homes; the index finds these. */
const withinCell = sql`point <@ box(point(joined.west, joined.south), point(joined.east, joined.north))`;

/** How often the grid is halved until it has few enough cells. */
const fewEnough = sql`
  select case
    when (select count(*) from cell) <= ${PINS_MAXIMUM}::int then 0
    else (
      select min(halvings) from generate_series(1, ${LEVELS}::int) as halvings
      where (
        select count(*) from (select distinct "column" >> halvings, "row" >> halvings from cell) as coarser
      ) <= ${PINS_MAXIMUM}::int
    )
  end as halvings`;

function columnIn({ side }: PinGrid): RawBuilder<number> {
  return sql`least(floor((point[0] + 180) / 360 * ${side}::float8)::int, ${side - 1}::int)`;
}

function rowIn({ firstRow, rowLimits }: PinGrid): RawBuilder<number> {
  return rowLimits.length === 0
    ? sql`${firstRow}::int`
    : sql`${firstRow}::int + width_bucket(point[1], ${rowLimits}::float8[])`;
}

/**
 * The index finds what is in a small view. A wide one holds so much that reading the whole table is faster; by `case` the
 * planner expects many homes there and does not sort them to put them in cells.
 */
function within(view: Bounds): RawBuilder<unknown> {
  const boxes = boxesOf(view);
  const width = boxes.reduce((sum, { west, east }) => sum + east - west, 0);
  if (width < WIDE_DEGREES) return withinBoxes(boxes);
  const ranges = boxes.map(({ west, east }) => sql`point[0] between ${west}::float8 and ${east}::float8`);
  return sql`case when (${sql.join(ranges, sql` or `)})
    and point[1] between ${view.south}::float8 and ${view.north}::float8 then true else false end`;
}
