import pg from 'pg';

/**
 * A connection that may break at any moment without ending the process. The driver reports a break between two statements
 * as an event, which without a listener is thrown; it listens from its making to its end, also while a pool has lent it
 * out and listens no longer itself. Who asks next is told by the rejection.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
