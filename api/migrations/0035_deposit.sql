-- Deposits of short stays: an amount that is reserved on the guest's card two days before arrival, and of
-- which the host can claim a part after the stay.

create table booking_deposit (
  booking_id uuid primary key references rental_booking (id),
  state text not null check (state in (
    'due', 'authorised', 'claimed', 'answered', 'captured', 'released', 'lapsed'
  )),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  due_at timestamptz not null,
  -- The attempt that reserved it, and until when the provider keeps it.
  attempt_id uuid references payment_attempt (id),
  authorised_at timestamptz,
  ends_at timestamptz,
  claim_amount bigint check (claim_amount between 1 and amount),
  claim_reason text check (char_length(claim_reason) between 1 and 2000),
  claimed_at timestamptz,
  is_claim_accepted boolean,
  answer text check (char_length(answer) <= 2000),
  answered_at timestamptz,
  -- Null while nothing is decided; 0 when all of it goes back.
  captured_amount bigint check (captured_amount between 0 and amount),
  -- Why an operator decided so.
  settlement_reason text check (char_length(settlement_reason) between 1 and 500),
  ended_at timestamptz,
  check ((state in ('captured', 'released', 'lapsed')) = (ended_at is not null)),
  check ((claim_amount is null) = (claimed_at is null) and (claim_reason is null) = (claimed_at is null)),
  check ((is_claim_accepted is null) = (answered_at is null)),
  check (state not in ('authorised', 'claimed', 'answered', 'captured') or attempt_id is not null)
);
create index booking_deposit_open on booking_deposit (due_at) where ended_at is null;
create index booking_deposit_attempt on booking_deposit (attempt_id) where attempt_id is not null;

alter table payment_attempt
  drop constraint payment_attempt_kind_check,
  add constraint payment_attempt_kind_check check (kind in (
    'authorisation', 'payment', 'capture', 'release', 'refund', 'deposit', 'deposit-capture', 'deposit-release'
  )),
  add constraint payment_attempt_deposit
    check (kind not in ('deposit-capture', 'deposit-release') or source_id is not null);
create unique index payment_attempt_deposit_open on payment_attempt (booking_id)
  where kind = 'deposit' and state in ('created', 'sent', 'challenge', 'unknown');
create unique index payment_attempt_deposit_taken on payment_attempt (source_id, kind)
  where kind in ('deposit-capture', 'deposit-release');

alter table ledger_transfer
  drop constraint ledger_transfer_kind_check,
  add constraint ledger_transfer_kind_check check (kind in (
    'pay-in', 'refund', 'release', 'payout', 'payout-paid', 'payout-returned', 'chargeback', 'chargeback-won',
    'chargeback-lost', 'claw-back', 'deposit'
  ));

-- What was taken of a deposit goes to the owner as the money of a stay does, without a fee.
alter table money_release
  add column subject text not null default 'stay' check (subject in ('stay', 'deposit')),
  drop constraint money_release_booking_id_part_key,
  add constraint money_release_part unique (booking_id, subject, part);
