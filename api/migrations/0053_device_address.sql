-- A browser that subscribes again has other keys at the same endpoint: it is one device.
create function device_address(device_type text, token text) returns text language plpgsql immutable as $$
begin
  if device_type = 'web' then
    return coalesce(token::jsonb ->> 'endpoint', token);
  end if;
  return token;
exception when data_exception then
  -- A token that is no JSON is no subscription of a browser: it stands for itself.
  return token;
end
$$;

delete from device_token as older using device_token as newer
where older.device_type = newer.device_type
  and device_address(older.device_type, older.token) = device_address(newer.device_type, newer.token)
  and (older.seen_at, older.id) < (newer.seen_at, newer.id);
-- Earlier releases still need the index `device_token_of_device`, by the whole token; a later migration drops
-- it.
create unique index device_token_of_address
  on device_token (device_type, md5(device_address(device_type, token)));
