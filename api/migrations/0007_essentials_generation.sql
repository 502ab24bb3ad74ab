-- The essentials are kept by the search generation too. Besides what a search reads they are made of these.
do $$
declare
  watched text;
begin
  foreach watched in array array['text_override', 'language', 'gender'] loop
    execute format(
      'create trigger advance_search_generation after insert or update or delete or truncate on %I
       for each statement execute function advance_search_generation()', watched);
  end loop;
end
$$;
