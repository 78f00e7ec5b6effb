/* Loaded before a portal that a test starts: a machine whose clock is wrong by so many milliseconds. */
const wrongBy = Number(process.env['MACHINE_WRONG_BY']);
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, as) => Reflect.construct(target, parts.length === 0 ? [now() + wrongBy] : parts, as),
  get: (target, key) => (key === 'now' ? () => now() + wrongBy : Reflect.get(target, key)),
});
