/** Who may call a route. Accounts bring further values. */
export type Access =
  | 'everyone'
  /** Who has a token that was not revoked; a change needs one for the remote that it is about. */
  | 'release-token';
