import type { Role } from '@moien/contract';

/** Who may call a route. */
export type Access =
  | 'everyone'
  /** Who has a token that was not revoked; a change needs one for the remote that it is about. */
  | 'release-token'
  | keyof typeof ROLES_OF_ACCESS;

/**
 * The roles of which one is needed (specification §6). Everybody who is signed in is a user, and may be an
 * owner, a team member or an admin besides: no role stands for another one unless it is named here.
 */
export const ROLES_OF_ACCESS = {
  'signed-in': ['user'],
  owner: ['owner'],
  'team-member': ['team-member', 'admin'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

/** Whether a session is looked up before the route is called. */
export function needsSession(access: Access | undefined): access is keyof typeof ROLES_OF_ACCESS {
  return access !== undefined && access in ROLES_OF_ACCESS;
}

export function isAllowed(access: keyof typeof ROLES_OF_ACCESS, roles: readonly Role[]): boolean {
  return ROLES_OF_ACCESS[access].some((role) => roles.includes(role));
}
