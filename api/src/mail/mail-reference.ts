/**
 * What a mail names a message or report by, short enough to be read out on the telephone, and when it came.
 */
export function mailReference({ id, created_at: createdAt }: { id: string; created_at: string }): {
  reference: string;
  time: string;
} {
  return { reference: id.slice(-8).toUpperCase(), time: createdAt.slice(0, 16).replace('T', ' ') };
}
