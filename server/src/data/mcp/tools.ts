import type { Tool } from './define-tool.ts';
import { dutyTools } from './duty-tools.ts';
import { plantTools } from './plant-tools.ts';
import { setTools } from './set-tools.ts';
import { textTools } from './text-tools.ts';

export const tools: readonly Tool[] = [...textTools, ...setTools, ...dutyTools, ...plantTools];
