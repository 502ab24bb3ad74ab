-- Messages that an operator looks at before they arrive, and conversations that one side has reported.

alter table message
  drop constraint message_withheld_check,
  add constraint message_withheld_check check (withheld in ('block', 'check')),
  -- Which message an operator decides on; ids of messages are made by who sends them.
  add column check_id uuid,
  -- Why an operator has removed it, for its sender.
  add column removal_reason text check (char_length(removal_reason) between 1 and 500),
  -- Hash of the folded text of what a guest writes to a host who has not answered: it finds equal texts to
  -- many homes.
  add column text_digest bytea check (length(text_digest) = 32),
  add constraint message_waits check ((check_id is not null) = (withheld is not distinct from 'check')),
  add constraint message_removed check (removal_reason is null or deleted_at is not null);
create unique index message_of_check on message (check_id) where check_id is not null;
create index message_of_text on message (sender_id, text_digest, created_at) where text_digest is not null;

create table conversation_report (
  id uuid primary key,
  -- Made by who reports: the same id again is the same report.
  request_id uuid not null,
  conversation_id uuid not null references conversation (id) on delete cascade,
  -- Unknown once they have deleted their account.
  reporter_id uuid references profile (user_id) on delete set null,
  reported_id uuid not null references profile (user_id) on delete cascade,
  reason text not null check (reason in ('scam', 'payment-elsewhere', 'insult', 'spam', 'other')),
  text text not null check (char_length(text) <= 1000),
  -- The newest messages as the reporter had them, unmasked: by whom (reporter or reported), when, what.
  thread jsonb not null check (jsonb_typeof(thread) = 'array'),
  created_at timestamptz not null,
  closed_at timestamptz,
  closing_reason text check (char_length(closing_reason) between 1 and 500),
  check ((closed_at is null) = (closing_reason is null)),
  unique (reporter_id, request_id)
);
create index conversation_report_open on conversation_report (created_at) where closed_at is null;
create index conversation_report_age on conversation_report (created_at);
create index conversation_report_of_conversation on conversation_report (conversation_id);
