export interface BarProgress {
  readonly phase: string;
  /** Rows dealt with. */
  readonly done: number;
  readonly bytesRead: number;
  /** 0 when it is not known. */
  readonly bytesTotal: number;
}

const width = 24;

/** `listings ███████·················  30 %  1,200 rows` */
export function progressBar({ phase, done, bytesRead, bytesTotal }: BarProgress): string {
  const share = bytesTotal > 0 ? Math.min(1, bytesRead / bytesTotal) : 0;
  const full = Math.round(share * width);
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `${phase} ${'█'.repeat(full)}${'·'.repeat(width - full)} ${percent} %  ${done.toLocaleString('en')} rows`;
}
