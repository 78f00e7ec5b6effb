/** A formatted number with its English noun, singular or plural. */
export function counted(number: string, one: string, many = `${one}s`): string {
  return `${number} ${number === '1' ? one : many}`;
}
