-- Connections of a session end with it, however it ended: every process listens there for people with new events
-- (decision 0072). A notification has less than 8000 bytes.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('moien_user_event', 'ended ' || string_agg(id::text, ' '))
  from (select id, row_number() over () / 200 as part from ended) as numbered group by part;
  return null;
end
$$;
create trigger announce_end after delete on session referencing old table as ended
  for each statement execute function announce_session_end();
