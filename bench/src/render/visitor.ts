/** Headers of somebody who has been here before and whose browser knows brotli. */
export const VISITOR = { 'accept-encoding': 'br', cookie: 'moien-visited=1' };
