/** @param publicKey raw Ed25519 key, base64url @param signature base64 or base64url */
export async function isSignedBy(
  publicKey: string,
  content: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, bytesOf(signature), content);
}

/** Of base64 or base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
