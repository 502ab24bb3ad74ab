import { createToken } from '@moien/api/lib/random-token';
import type pg from 'pg';
import { SIZES } from './sizes.ts';

/**
 * Favorites in lists, of which the first has nearly all and is shared.
 * @returns the token of the link
 */
export async function insertFavorites(client: pg.Client, userId: string, count: number): Promise<string> {
  const token = createToken();
  await client.query(
    `insert into favorite_list (user_id, id, name, created_at)
     select $1, gen_random_uuid(), 'List ' || number, now() + number * interval '1 second'
     from generate_series(1, $2::int) as number`,
    [userId, SIZES.favoriteLists],
  );
  await client.query(
    `insert into favorite (user_id, property_id, created_at, list_id, note)
     select $1, home.id, now() - home.number * interval '1 hour', (
       select id from favorite_list where user_id = $1
       order by created_at offset case when home.number % 50 = 0 then home.number / 50 % $3::int else 0 end limit 1
     ), 'Ask for the key.'
     from (
       select id, row_number() over (order by id) as number from property
       where is_published and owner_id <> $1 order by id limit $2
     ) as home`,
    [userId, count, SIZES.favoriteLists],
  );
  await client.query(
    `insert into favorite_share (user_id, list_id, token, has_notes, created_at, expires_at)
     select $1, id, $2, true, now(), now() + interval '90 days' from favorite_list where user_id = $1
     order by created_at limit 1`,
    [userId, token],
  );
  return token;
}

/** Homes and searches that somebody has looked at, and events that they go to. */
export async function insertHistory(client: pg.Client, userId: string): Promise<void> {
  await client.query(
    `insert into property_visit (user_id, property_id, visited_at)
     select $1, id, now() - row_number() over (order by id) * interval '1 hour' from property
     where is_published and owner_id <> $1 order by id limit $2`,
    [userId, SIZES.visits],
  );
  await client.query(
    `insert into past_search (id, user_id, day, query, searched_at)
     select gen_random_uuid(), $1, current_date - number, 'adultCount=2', now() - number * interval '1 day'
     from generate_series(1, $2::int) as number`,
    [userId, SIZES.pastSearches],
  );
  await client.query(
    `insert into event_participation (event_id, user_id, state, asked_at, joined_at)
     select id, $1, 'joined', now(), now() from event`,
    [userId],
  );
}

/** Of two years. */
export async function insertViews(client: pg.Client, homeIds: readonly string[]): Promise<void> {
  await client.query(
    `insert into property_view (property_id, day, view_count)
     select home, current_date - day, 1 + day % 20 from unnest($1::uuid[]) as home, generate_series(0, 729) as day
     on conflict do nothing`,
    [homeIds],
  );
}

/** People who have written about a host's homes; a third of it is not read yet. */
export async function insertConversations(
  client: pg.Client,
  userId: string,
  homeIds: readonly string[],
): Promise<void> {
  const { conversations, messagesOfConversation: last } = SIZES;
  await client.query(
    `with person as (
       select user_id, row_number() over (order by user_id) as number from profile where user_id <> $1 limit $3
     ), conversation as (
       insert into conversation (id, property_id, source_user_id, target_user_id, type_id, created_at,
         last_message_at, last_seq, source_last_seq, target_read_up_to)
       select gen_random_uuid(), ($2::uuid[])[1 + number % cardinality($2::uuid[])], user_id, $1, 1, now(), now(),
         ${last}, ${last}, case when number % 3 = 0 then 0 else ${last} end
       from person returning id, source_user_id
     )
     insert into message (conversation_id, id, seq, sender_id, text, created_at)
     select conversation.id, gen_random_uuid(), seq, source_user_id, 'Is the home still free in May?', now()
     from conversation, generate_series(1, ${last}) as seq`,
    [userId, homeIds, conversations],
  );
}
