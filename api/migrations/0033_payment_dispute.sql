-- Payments that a guest's bank takes back, what of it owners then owe, and reports of homes that keep money
-- until somebody has looked into them.

-- Begun and ended by an operator: anybody may send a report, and it alone keeps nobody's money.
alter table property_report
  add column examined_at timestamptz,
  add column closed_at timestamptz;
create index property_report_open on property_report (property_id)
  where examined_at is not null and closed_at is null;

create table payment_dispute (
  -- Also the tag of what is taken from the stay's wallet.
  id uuid primary key,
  booking_id uuid not null references rental_booking (id),
  -- The payment or capture that is taken back.
  attempt_id uuid not null references payment_attempt (id),
  provider_id text not null unique,
  -- What the provider calls the money's way back; null where nothing was taken.
  repudiation_id text,
  -- In a retrieval the bank only asks for documents: no money moves.
  kind text not null check (kind in ('contestable', 'not-contestable', 'retrieval')),
  -- Why, as the provider says it.
  reason text not null check (char_length(reason) between 1 and 200),
  state text not null check (state in ('open', 'submitted', 'won', 'lost')),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  contest_by timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- What is taken from the stay's wallet after it was lost: the key of the call, and minor units.
  -- How many calls were refused before.
  settlement_refusal_count smallint not null default 0,
  settlement_id uuid,
  settlement_amount bigint check (settlement_amount between 1 and amount),
  settlement_sent_at timestamptz,
  -- When the ledger had all that a lost dispute has cost.
  settled_at timestamptz,
  check ((state in ('won', 'lost')) = (closed_at is not null)),
  check ((settlement_id is null) = (settlement_amount is null)),
  check (settlement_id is not null or settlement_sent_at is null),
  check (settled_at is null or state = 'lost')
);
create index payment_dispute_booking on payment_dispute (booking_id, opened_at);
create index payment_dispute_attempt on payment_dispute (attempt_id);
create index payment_dispute_unsettled on payment_dispute (closed_at) where state = 'lost' and settled_at is null;

alter table ledger_account
  drop constraint ledger_account_kind_check,
  -- What banks took back and have not decided on; below 0, what an owner owes since a bank decided.
  add constraint ledger_account_kind_check check (
    kind in (
      'cards', 'booking-wallet', 'owner-wallet', 'fees', 'tourist-tax', 'payouts', 'bank', 'disputes', 'owner-owes'
    )
  ),
  drop constraint ledger_account_owner,
  add constraint ledger_account_owner
    check ((kind in ('owner-wallet', 'payouts', 'bank', 'owner-owes')) = (owner_id is not null)),
  add constraint ledger_debt_covered check (kind <> 'owner-owes' or balance <= 0);

alter table ledger_transfer
  drop constraint ledger_transfer_kind_check,
  add constraint ledger_transfer_kind_check check (kind in (
    'pay-in', 'refund', 'release', 'payout', 'payout-paid', 'payout-returned', 'chargeback', 'chargeback-won',
    'chargeback-lost', 'claw-back'
  ));

alter table money_release
  -- What of the owner's share has made up for what they owed.
  add column clawed_back bigint not null default 0 check (clawed_back >= 0),
  add constraint money_release_clawed_back check (clawed_back <= share - owner_fee),
  drop constraint money_release_state_check,
  add constraint money_release_state_check check (state in (
    'scheduled', 'blocked', 'transferred', 'payout-created', 'paid', 'returned', 'offset', 'void'
  ));
-- The constraint on what was transferred names the states that it is about.
alter table money_release add constraint money_release_offset
  check (state <> 'offset' or (transferred_at is not null and clawed_back > 0));

alter table money_release_step
  drop constraint money_release_step_kind_check,
  add constraint money_release_step_kind_check check (kind in ('transfer', 'claw-back', 'payout'));
