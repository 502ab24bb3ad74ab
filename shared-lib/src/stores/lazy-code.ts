// What the root needs once something happens: it comes with the code that sends calls.
export { realtimeOf } from '../realtime/realtime-of.ts';
export { recheckSession, sessionEnded, signedIn, signOut } from './session-reactions.ts';
