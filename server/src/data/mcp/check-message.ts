/** Each name in a JSON value with what stands under it, however deep. */
function* listMembers(value: unknown): Generator<readonly [name: string, value: unknown]> {
  const open: (readonly [string, unknown])[] = [['', value]];
  for (const member of open) {
    yield member;
    const [, inner] = member;
    if (typeof inner === 'object' && inner !== null) for (const entry of Object.entries(inner)) open.push(entry);
  }
}

/** Name of the first field with a NUL in its text or among its names; null if there is none. */
export function findNul(input: unknown): string | null {
  for (const [name, value] of listMembers(input)) {
    const texts = typeof value === 'object' && value !== null ? Object.keys(value) : [value];
    if (texts.some((text) => typeof text === 'string' && text.includes('\0'))) return name;
  }
  return null;
}

/** Whether a name in the message is `__proto__`: a copy of the message would leave it out, or take it for its prototype. */
export function namesPrototype(message: unknown): boolean {
  for (const [name] of listMembers(message)) if (name === '__proto__') return true;
  return false;
}
