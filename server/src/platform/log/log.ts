import type { Writable } from 'node:stream';
import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { Config } from '../config/config.ts';
import { hideErrorSecrets, hideSecrets } from './hide-secrets.ts';

export type Log = Logger;

/** JSON lines, or text for people; passwords, tokens and Authorization values are removed. */
export function createLog(config: Pick<Config, 'log'>, destination?: Writable): Log {
  const options = {
    level: config.log.level,
    timestamp: stdTimeFunctions.isoTime,
    // The number of the process tells processes of one machine apart; its name is the collector's business.
    base: { pid: process.pid },
    formatters: { level: (label: string) => ({ level: label }), log: hideSecrets },
    serializers: { err: (error: Error) => hideErrorSecrets({ ...stdSerializers.err(error) }) },
  };
  if (config.log.format === 'json') return pino(options, destination ?? bufferedOutput());
  return pino(options, prettyStream(destination));
}

/** Buffers lines up to 0.1 s, flushed on exit and fatal lines, since a write per line costs more than a cached page. */
function bufferedOutput(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: false,
    contentMode: 'buffer',
    minLength: 48 * 1024,
    maxWrite: 64 * 1024,
    periodicFlush: 100,
  });
  const bytes: { write(line: string | Buffer): boolean } = output;
  const stream = { write: (line: string) => bytes.write(Buffer.from(line)), flushSync: () => output.flushSync() };
  return stream;
}

/** Synchronous, so that the last lines before an exit are not lost. */
function prettyStream(destination?: Writable): DestinationStream {
  return PinoPretty({
    sync: true,
    ignore: 'pid',
    translateTime: 'SYS:HH:MM:ss.l',
    ...(destination === undefined ? {} : { destination, colorize: false }),
  });
}
