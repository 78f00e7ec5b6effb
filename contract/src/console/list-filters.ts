import { z } from 'zod';
import { nothing, rowId } from '../fields.ts';
import { defineOperation, staffAccess } from '../wire/operation.ts';

const everyRole = staffAccess('editor', 'analyst', 'desk');

export const maxListFilters = 20;

const screen = z.string().regex(/^[a-z0-9/-]{1,80}$/);

export const GetListFilters = defineOperation({
  name: 'GetListFilters',
  summary: 'The filters of a list that the caller has given a name, by name.',
  access: everyRole,
  input: z.strictObject({ Screen: screen }),
  output: z.strictObject({
    Rows: z.array(z.strictObject({ ListFilterID: z.int(), Name: z.string(), Query: z.string() })),
  }),
});

export const SaveListFilter = defineOperation({
  name: 'SaveListFilter',
  summary:
    'Keeps the filters of a list under a name; those of the same name give way. 1001 with the rule `too_many` for `Name` where there are twenty already.',
  access: everyRole,
  input: z.strictObject({
    Screen: screen,
    Name: z.string().trim().min(1).max(40),
    /** Without the question mark. */
    Query: z.string().min(1).max(1000),
  }),
  output: z.strictObject({ Row: z.strictObject({ ListFilterID: z.int() }) }),
  errors: [1001],
});

export const DeleteListFilter = defineOperation({
  name: 'DeleteListFilter',
  summary: 'Forgets filters that the caller has kept; that they are gone already is no error.',
  access: everyRole,
  input: z.strictObject({ ListFilterID: rowId }),
  output: nothing,
});
