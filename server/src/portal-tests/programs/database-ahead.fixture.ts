import pg from 'pg';

/* Loaded before the portal that a test starts: its database's clock, which is the portal's own, is ahead by so many milliseconds. */
const ahead = `interval '${Number(process.env['DATABASE_AHEAD_BY'])} milliseconds'`;

function shift(text: string): string {
  return text.replaceAll(/\b(?:now|clock_timestamp)\(\)(?! \+ interval)/g, (now) => `(${now} + ${ahead})`);
}

pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply: (query, client, [request, ...rest]: [string | { text?: string }, ...unknown[]]) => {
    if (typeof request === 'string') return Reflect.apply(query, client, [shift(request), ...rest]);
    if (typeof request.text === 'string') request.text = shift(request.text);
    return Reflect.apply(query, client, [request, ...rest]);
  },
});
