/** What a mail's link carries: 32 random bytes as base64url. */
export const MAIL_TOKEN_PATTERN = '^[A-Za-z0-9_-]{43}$';
