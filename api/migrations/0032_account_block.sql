-- An operator has blocked the account: it books and pays nothing any more. What it has already booked stays.
alter table account
  add column blocked_at timestamptz,
  -- The operator's words; the person reads them in their export.
  add column block_reason text check (char_length(block_reason) between 1 and 500),
  add check ((blocked_at is null) = (block_reason is null));
