import { z } from 'zod';
import { defineOperation } from '../../wire/operation.ts';
import { modules } from '../access.ts';
import { moduleList } from '../member-fields.ts';
import { membershipLevel } from '../membership.ts';
import { deskAccess } from './desk-access.ts';

export const SaveMembershipLevel = defineOperation({
  name: 'SaveMembershipLevel',
  summary: 'Sets the modules that a level opens by default; memberships granted before stay as they are.',
  access: deskAccess,
  input: z.strictObject({ Level: membershipLevel, Modules: z.array(z.enum(modules)).max(modules.length) }),
  output: z.strictObject({ Row: z.strictObject({ Level: membershipLevel, CanVisitModule: moduleList }) }),
});
