let count = 0;

/** An e-mail address that no other test of the file uses. */
export function newAddress(): string {
  count += 1;
  return `person-${count}@example.org`;
}
