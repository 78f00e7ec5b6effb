/** A number, as the edition writes it, with its English noun: one change, two changes. */
export function counted(number: string, one: string, many = `${one}s`): string {
  return `${number} ${number === '1' ? one : many}`;
}
