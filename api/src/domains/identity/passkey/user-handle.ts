/** What a device keeps of the person beside the key: the account's id, which names nobody outside. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}
