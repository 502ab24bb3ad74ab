import { EXPORT_LINK_HOURS } from '@moien/contract';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { createSeal } from '../../../lib/seal.ts';

export type ExportLinks = ReturnType<typeof createExportLinks>;

/** Who has proven who they are takes the export by a link of a day, signed in; nothing is kept for it. */
export function createExportLinks(secret: string, now: () => Date) {
  const seal = createSeal(secret, 'moien personal data');
  return {
    create(userId: string): { token: string; expiresAt: Date } {
      const expiresAt = new Date(now().getTime() + EXPORT_LINK_HOURS * HOUR_MILLISECONDS);
      const token = seal.seal(Buffer.from(String(expiresAt.getTime())), userId).toString('base64url');
      return { token, expiresAt };
    },

    /** False for a link of somebody else, one that is too old, and what is none. */
    isOf(userId: string, token: string): boolean {
      const expiry = seal.open(Buffer.from(token, 'base64url'), userId);
      return expiry !== undefined && Number(expiry.toString()) > now().getTime();
    },
  };
}
