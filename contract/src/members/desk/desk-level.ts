import { z } from 'zod';
import { defineOperation } from '../../wire/operation.ts';
import { modules } from '../access.ts';
import { moduleList } from '../member-fields.ts';
import { membershipLevel } from '../membership.ts';
import { adminAccess } from './desk-access.ts';

const moduleNames = z.array(z.enum(modules)).max(modules.length);

export const SaveMembershipLevel = defineOperation({
  name: 'SaveMembershipLevel',
  summary:
    'Sets the modules that a level opens by default; memberships granted before stay as they are. Expected are the modules that ' +
    'the change started from: where they are others by now it is refused (1001, rule changed).',
  access: adminAccess,
  input: z.strictObject({ Level: membershipLevel, Modules: moduleNames, Expected: moduleNames.optional() }),
  output: z.strictObject({ Row: z.strictObject({ Level: membershipLevel, CanVisitModule: moduleList }) }),
});
