/** Who collects, as the log names it; no token has this name. */
export const COLLECTOR = 'collector';
