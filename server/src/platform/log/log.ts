import type { Writable } from 'node:stream';
import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { Config } from '../config/config.ts';
import { hideErrorSecrets, hideSecrets } from './hide-secrets.ts';

/** The program's log; `log.info({ fields }, 'what happened')`. */
export type Log = Logger;

/** Makes the log of a process: JSON lines, or text for people; passwords, tokens and Authorization values are cut out. */
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

/**
 * Lines for machines are written some at a time, at the latest after a tenth of a second, and whatever is left when the
 * process exits or a fatal line comes: a write of its own for each line costs more than answering a kept page. As bytes: of texts
 * that wait to be written the length would be counted anew with each line.
 */
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

/** Written at once and in this thread, so that the last lines before an exit are not lost. */
function prettyStream(destination?: Writable): DestinationStream {
  return PinoPretty({
    sync: true,
    ignore: 'pid',
    translateTime: 'SYS:HH:MM:ss.l',
    ...(destination === undefined ? {} : { destination, colorize: false }),
  });
}
