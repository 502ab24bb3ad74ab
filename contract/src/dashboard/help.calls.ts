import { Help, HelpQuery } from './help.schema.ts';

/** Of the caller; questions and titles of homes in the language asked for. */
export const getHelp = {
  method: 'GET',
  url: '/api/dashboard/help',
  query: HelpQuery,
  response: Help,
} as const;
