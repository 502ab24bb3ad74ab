/** What the client process is told to do. */
export type LoadPlan = {
  address: string;
  seconds: number;
  /** A second. */
  searches: number;
  documents: number;
  /** Addresses of which each is asked for in turn. */
  searchPaths: readonly string[];
  documentPaths: readonly string[];
  /** One websocket for each person. */
  people: readonly { userId: string; cookie: string }[];
};

export type Kind = 'searches' | 'documents';

/** Milliseconds from the moment when a request was due, whether or not it was sent in time. */
export type KindReport = { count: number; p50: number; p99: number; maximum: number };

export type ClientReport = Record<Kind, KindReport> & {
  /** What went wrong, by what was said of it. */
  errors: Record<string, number>;
  /** Websockets that were open at the end. */
  socketsOpen: number;
  /** By how much the client itself was late with sending at worst, in milliseconds. */
  latenessMaximum: number;
  /** Of the client: seconds of a processor for each second. */
  processorShare: number;
};
