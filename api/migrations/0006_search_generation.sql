-- What tells whether an answer of a search is still exact: the sum of the generations changes with every commit that
-- could change one, and becomes visible together with that commit, in every process alike.

-- One row could hold the number, but then writers would wait for each other. Each takes a row that nobody holds.
create table search_generation (
  id integer generated always as identity primary key,
  generation bigint not null default 1,
  writer xid8 not null default pg_current_xact_id()
);

create function advance_search_generation() returns trigger
  language plpgsql
  as $$
  begin
    -- Once for each transaction is enough, since all of it becomes visible at once.
    if exists (select 1 from search_generation where writer = pg_current_xact_id()) then
      return null;
    end if;
    update search_generation set generation = generation + 1, writer = pg_current_xact_id()
      where id = (select id from search_generation order by id limit 1 for update skip locked);
    if not found then
      insert into search_generation default values;
    end if;
    return null;
  end
  $$;

-- Everything that an answer is read from. Features and bookings change property_search through their own triggers.
do $$
declare
  watched text;
begin
  foreach watched in array array[
    'property_search', 'property', 'property_text', 'property_image', 'rental_day', 'city', 'country',
    'property_type', 'rental_type', 'feature_type'
  ] loop
    execute format(
      'create trigger advance_search_generation after insert or update or delete or truncate on %I
       for each statement execute function advance_search_generation()', watched);
  end loop;
end
$$;
