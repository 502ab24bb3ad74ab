/** Who may call a route. Accounts bring further values. */
export type Access = 'everyone';
