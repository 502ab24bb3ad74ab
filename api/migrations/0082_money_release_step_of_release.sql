-- The balance shows of each release when it was last paid out; without an index that read all steps of all
-- hosts for each of them.

create index money_release_step_of_release on money_release_step (release_id, created_at desc);
