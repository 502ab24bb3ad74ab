-- A passkey proves again who is asking (decision 0109). Such a challenge counts in the session that has asked
-- for it and for nothing else; those of sign-ins and of new passkeys have no session.

alter table passkey_challenge
  add column session_id uuid references session (id) on delete cascade,
  add constraint passkey_challenge_session_check check (session_id is null or user_id is not null);
create index passkey_challenge_of_session on passkey_challenge (session_id);
