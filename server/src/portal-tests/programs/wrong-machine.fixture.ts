import { readFileSync } from 'node:fs';

/*
 * Loaded before a portal that a test starts: a machine whose clock is wrong by so many milliseconds, or by what a file says at any
 * time, so that it jumps.
 */
const file = process.env['MACHINE_WRONG_FILE'];
const readWrongBy = (): number =>
  Number(file === undefined ? process.env['MACHINE_WRONG_BY'] : readFileSync(file, 'utf8'));
let wrongBy = readWrongBy();
if (file !== undefined) {
  const look = (): void => {
    wrongBy = readWrongBy();
  };
  setInterval(look, 100).unref();
}
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, as) => Reflect.construct(target, parts.length === 0 ? [now() + wrongBy] : parts, as),
  get: (target, key) => (key === 'now' ? () => now() + wrongBy : Reflect.get(target, key)),
});
