import pg from 'pg';

/* Loaded before a portal that is recorded: its database's clock, which is the portal's own, stands still. */
const moment = `timestamptz '${process.env['RECORDED_AT'] ?? ''}'`;

function still(text: string): string {
  return text.replaceAll(/\b(?:now|clock_timestamp)\(\)/g, moment);
}

pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply: (query, client, [request, ...rest]: [string | { text?: string }, ...unknown[]]) => {
    if (typeof request === 'string') return Reflect.apply(query, client, [still(request), ...rest]);
    if (typeof request.text === 'string') request.text = still(request.text);
    return Reflect.apply(query, client, [request, ...rest]);
  },
});
