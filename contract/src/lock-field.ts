import { z } from 'zod';
import { lockReasons } from './members/access.ts';

export const lockReasonField = z.enum(lockReasons);
