-- Tells every process which sessions were deleted, so that it closes their websockets (decision 0082), on the
-- channel that processes already listen to (decision 0072). PostgreSQL takes fewer than 8000 bytes in one
-- notification: 200 ids have 7400.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('moien_user_event', 'ended ' || string_agg(id::text, ' '))
  from (select id, row_number() over () / 200 as part from ended) as numbered group by part;
  return null;
end
$$;
create trigger announce_end after delete on session referencing old table as ended
  for each statement execute function announce_session_end();
