/** Somebody who is signed in. */
export type Person = { userId: string; cookie: string };
