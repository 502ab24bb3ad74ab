/** The actor of automatic `collect` events in the release log. No release token may have this name. */
export const COLLECTOR = 'collector';
