export function knownCode<Code extends string>(codes: readonly Code[], text: string): Code {
  const found = codes.find((code) => code === text);
  if (found === undefined) throw new Error(`"${text}" is none of ${codes.join(', ')}`);
  return found;
}
