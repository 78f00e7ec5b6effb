import { z } from 'zod';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { dataQuestion, optionLists } from './trade-fields.ts';

export const getOptionData = defineOperation({
  name: 'GetOptionData',
  summary: 'Option lists of the data views, and Dict.DataLimit, beyond which pickers disable months',
  access: publicAccess,
  cache: 'shared',
  input: dataQuestion,
  output: z.strictObject({
    Dict: optionLists.extend({
      DataLimit: z.string().nullable(),
      DataStart: z.string().nullable(),
    }),
  }),
});
