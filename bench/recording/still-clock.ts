import pg from 'pg';

/* Loaded before a portal that is recorded: its database's clock, which is the portal's own, stands still. */
const moment = `timestamptz '${process.env['RECORDED_AT'] ?? ''}'`;

function still(text: string): string {
  return text.replaceAll(/\b(?:now|clock_timestamp)\(\)/g, moment);
}

pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply: (query, client, [asked, ...rest]: [string | { text?: string }, ...unknown[]]) => {
    if (typeof asked === 'string') return Reflect.apply(query, client, [still(asked), ...rest]);
    if (typeof asked.text === 'string') asked.text = still(asked.text);
    return Reflect.apply(query, client, [asked, ...rest]);
  },
});
