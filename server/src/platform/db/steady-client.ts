import pg from 'pg';

/** Listens for errors from creation to end, also while lent out by a pool: an unhandled one would end the process. */
export class SteadyClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
