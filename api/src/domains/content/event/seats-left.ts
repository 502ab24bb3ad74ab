import { sql } from 'kysely';

/** SQL on a row of `event`; who waits comes before who joins next. Null: seats are not limited. */
export const seatsLeft = sql`case when event.seat_count is not null then greatest(0, event.seat_count - (
  select count(*) from event_participation where event_participation.event_id = event.id
))::int end`;
