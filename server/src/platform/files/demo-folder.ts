import { join } from 'node:path';

/** Where the demonstration lies, if it is installed: its program, its pictures and its moving pictures. */
export const demoFolder = join(import.meta.dirname, '../../../../demo');
