import { getHelp } from './help.calls.ts';
import { getToday } from './today.calls.ts';

/** Those that the browser makes, by name. */
export const dashboardCalls = { getHelp, getToday } as const;
