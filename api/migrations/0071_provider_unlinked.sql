-- An account of elsewhere that signs nobody in any more.

alter table security_event drop constraint security_event_kind_check, add constraint security_event_kind_check
  check (kind in (
    'account-created', 'sign-in', 'new-device', 'sign-out', 'session-ended', 'other-sessions-ended',
    'reauthentication', 'password-reset-requested', 'password-reset', 'password-changed',
    'email-change-requested', 'email-change-confirmed', 'email-changed', 'provider-linked',
    'provider-unlinked', 'authenticator-added', 'authenticator-removed', 'recovery-codes-renewed',
    'recovery-code-used', 'release-token-created', 'release-token-revoked', 'data-exported', 'bank-data-changed'
  ));
