import { RealtimeTicket } from './realtime.schema.ts';

/** For an app alone: a page of the site has its cookie. */
export const createRealtimeTicket = {
  method: 'POST',
  url: '/api/realtime-tickets',
  response: RealtimeTicket,
} as const;
