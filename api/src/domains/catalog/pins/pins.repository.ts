import { type Bounds, PINS_MAXIMUM, RANKED_PINS_MAXIMUM } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { conditionsOf, withinBoxes } from '../criteria/search-conditions.ts';
import type { SearchCriteria } from '../criteria/search-criteria.ts';
import { boxesOf } from '../criteria/search-distance.ts';
import { searchGeneration } from '../criteria/search-generation.ts';
import { type StayRow, stayColumns, stayOf } from '../criteria/stay-columns.ts';
import { gridOf, type PinGrid } from './pin-grid.ts';

/** From here on homes that share a cell are parted no further. */
const LAST_ZOOM = 17;
/**
 * From here on, about where a screen shows one city, the best home of a cell stands alone beside the others.
 */
const CITY_ZOOM = 11;
const NAMED_MAXIMUM = 100;
/** After so many halvings of the grid nothing is left to join. */
const LEVELS = 12;
/** Of longitude. */
const WIDE_DEGREES = 20;

/** A home that stands alone, with what a pin says. */
type AloneRow = StayRow & {
  id: string;
  /** Of the homes whose prices the map has room for. */
  is_best: boolean;
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
     * One statement: homes of a search within a view by the cells of a grid, which is made coarser until its
     * cells are few enough. The best homes are taken out of their cells; they and homes that are alone in
     * their cell are looked up further, so the rest costs one pass over what the search finds.
     */
    async findPins(criteria: SearchCriteria, view: Bounds, zoom: number): Promise<FoundPins> {
      const grid = gridOf(view, zoom);
      const conditions = sql`${conditionsOf(criteria)} and ${within(view)}`;
      const isLastZoom = zoom >= LAST_ZOOM && grid.halvings === 0;
      const { rows } = await sql<(PinRow & { generation: number }) | { count: null; generation: number }>`
        with cell as materialized (
          select ${columnIn(grid)} as "column", ${rowIn(grid)} as "row", count(*) as count,
            sum(point[1]) as latitudes, sum(point[0]) as longitudes,
            min(point[1]) as south, min(point[0]) as west, max(point[1]) as north, max(point[0]) as east,
            max(recommendation) as best
          from property_search
          where ${conditions}
          group by 1, 2
        ),
        level as materialized (${fewEnough}),
        joined as materialized (
          select "column" >> level.halvings as "column", "row" >> level.halvings as "row", sum(count)::bigint as count,
            sum(latitudes) as latitudes, sum(longitudes) as longitudes, max(best) as best,
            min(south) as south, min(west) as west, max(north) as north, max(east) as east,
            (${isLastZoom}::boolean and max(level.halvings) = 0)
              or (min(south) = max(north) and min(west) = max(east)) as is_last
          from cell cross join level
          group by 1, 2
        ),
        best_cell as materialized (${bestCells(grid, zoom)}),
        best_home as materialized (
          select joined."column", joined."row", home.property_id, home.recommendation, home.point
          from best_cell join joined using ("column", "row")
          cross join lateral (
            select property_id, recommendation, point from property_search
            where ${conditions} and ${withinCell} and recommendation = joined.best
            order by property_id
            limit 1
          ) as home
        ),
        other as materialized (
          select joined.*, best_home.property_id as best_id, joined.count - coalesce(best_home.taken, 0) as left_over,
            joined.latitudes - coalesce(best_home.latitude, 0) as left_latitudes,
            joined.longitudes - coalesce(best_home.longitude, 0) as left_longitudes
          from joined left join (
            select "column", "row", property_id, 1 as taken, point[1] as latitude, point[0] as longitude from best_home
          ) as best_home using ("column", "row")
        ),
        thing as (
          select "column", "row", 1::bigint as count, property_id, recommendation, true as is_best,
            point[1] as latitude, point[0] as longitude, point[1] as south, point[0] as west, point[1] as north,
            point[0] as east, '[]'::jsonb as property_ids
          from best_home
          union all
          select "column", "row", left_over, alone.property_id, alone.recommendation, false,
            left_latitudes / left_over, left_longitudes / left_over, south, west, north, east,
            coalesce(case when left_over > 1 and is_last then (
              select jsonb_agg(property_id order by recommendation desc, property_id)
              from (
                select property_id, recommendation from property_search
                where ${conditions} and ${withinOther}
                order by recommendation desc, property_id
                limit ${NAMED_MAXIMUM}::int
              ) as named
            ) end, '[]')
          from other
          left join lateral (
            select property_id, recommendation from property_search
            where left_over = 1 and ${conditions} and ${withinOther} and property_id is distinct from best_id
            limit 1
          ) as alone on true
          where left_over > 0
        )
        select thing.count, round(thing.latitude::numeric, 5)::float8 as latitude,
          round(thing.longitude::numeric, 5)::float8 as longitude, thing.south, thing.west, thing.north, thing.east,
          thing.property_ids, thing.is_best, thing.recommendation, ${searchGeneration} as generation,
          property.id, property.currency, property.nightly_price, property.monthly_price,
          property.is_available_for_short_term, property.is_available_for_long_term,
          ${stayColumns(stayOf(criteria))}
        from (select) as always
        left join thing on true
        left join property on property.id = thing.property_id
        order by thing."row" desc, thing."column", thing.is_best desc
      `.execute(database);
      const generation = rows[0]?.generation ?? 0;
      return { rows: rows.flatMap((row) => (row.count === null ? [] : [row])), generation };
    },
  };
}

/** What lies in a cell lies between its outermost homes; the index finds these. */
const withinCell = sql`point <@ box(point(joined.west, joined.south), point(joined.east, joined.north))`;
const withinOther = sql`point <@ box(point(other.west, other.south), point(other.east, other.north))`;

/**
 * The cells whose best homes show prices: first the best of each place that a price would cover, then the
 * next ones. Homes that no zoom parts stay together.
 */
const bestCells = (grid: PinGrid, zoom: number) => sql`
  select "column", "row" from (
    select "column", "row", best,
      row_number() over (partition by "column" >> ${priceColumns(grid)}, "row" order by best desc) as turn
    from joined cross join level
    where count = 1 or (${zoom >= CITY_ZOOM}::boolean and not is_last)
  ) as candidate
  order by turn, best desc, "row" desc, "column"
  limit ${RANKED_PINS_MAXIMUM}::int`;

/** A price is four cells wide and one high; by how many bits that is, in cells that have been halved. */
const priceColumns = ({ halvings }: PinGrid) => sql`greatest(2 - ${halvings}::int - level.halvings, 0)`;

/** Of cells: the best homes that are taken out of theirs need room as well. */
const CELLS_MAXIMUM = PINS_MAXIMUM - RANKED_PINS_MAXIMUM;

/** How often the grid is halved until it has few enough cells. */
const fewEnough = sql`
  select case
    when (select count(*) from cell) <= ${CELLS_MAXIMUM}::int then 0
    else (
      select min(halvings) from generate_series(1, ${LEVELS}::int) as halvings
      where (
        select count(*) from (select distinct "column" >> halvings, "row" >> halvings from cell) as coarser
      ) <= ${CELLS_MAXIMUM}::int
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
 * The index finds what is in a small view. A wide one holds so much that reading the whole table is faster;
 * by `case` the planner expects many homes there and does not sort them to put them in cells.
 */
function within(view: Bounds): RawBuilder<unknown> {
  const boxes = boxesOf(view);
  const width = boxes.reduce((sum, { west, east }) => sum + east - west, 0);
  if (width < WIDE_DEGREES) return withinBoxes(boxes);
  const ranges = boxes.map(({ west, east }) => sql`point[0] between ${west}::float8 and ${east}::float8`);
  return sql`case when (${sql.join(ranges, sql` or `)})
    and point[1] between ${view.south}::float8 and ${view.north}::float8 then true else false end`;
}
