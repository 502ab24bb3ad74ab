/** The actor of automatic `collect` events in the release log. Reserved: no release token may have this name. */
export const COLLECTOR = 'collector';
