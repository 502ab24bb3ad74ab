-- PL/pgSQL keeps the plan of this function for each connection. A function in SQL is inlined into the
-- statement of the quote, whose plan then depended on the dates and was made anew for each quote.
create or replace function night_limit_excess(home property, arrival date, departure date, ignored_booking uuid)
  returns table (nights integer, year integer)
  language plpgsql stable rows 1
  as $$
    #variable_conflict use_column
    begin
      return query
        select rule.nights::integer, asked.year
        from night_limit_rule as rule
        cross join lateral (
          select generate_series(extract(year from arrival)::integer, extract(year from departure - 1)::integer) as year
        ) as asked
        where holds_at(rule, home) and daterange(rule.valid_from, rule.valid_until) @> arrival
          and (rule.counted_below is null or departure - arrival < rule.counted_below)
          and not is_lifted_for(rule, home.owner_id)
          and counted_nights(rule, home.owner_id, home.id, asked.year, ignored_booking, daterange(arrival, departure))
            + least(departure, make_date(asked.year + 1, 1, 1)) - greatest(arrival, make_date(asked.year, 1, 1))
            > rule.nights
        order by asked.year, rule.nights limit 1;
    end
  $$;
