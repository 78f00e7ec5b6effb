import { join } from 'node:path';

export const demoFolder = join(import.meta.dirname, '../../../../demo');
