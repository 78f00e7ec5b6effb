/** True in `npm run test:long`, which runs all tests and tries more cases in generated ones. */
export const isLong = process.env['TEST_LONG'] === '1';

/** Number of generated cases; the environment variable `name` sets any other. */
export function countCases(name: string, { short, long }: { readonly short: number; readonly long: number }): number {
  return Number(process.env[name] ?? (isLong ? long : short));
}
