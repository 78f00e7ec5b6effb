import { z } from 'zod';
import { countryCode, day, moment, paging, revision, rowId, sortedBy, total } from '../../fields.ts';
import { line, prose } from '../../wire/text-fields.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { directoryRule, exhibitionKinds, exhibitionStates } from '../directory-codes.ts';
import { website, words } from '../directory-fields.ts';

const editors = staffAccess('editor');

export const exhibitionInput = {
  Kind: z.enum(exhibitionKinds),
  Name: line(directoryRule.name),
  NameEn: line(directoryRule.nameEn).nullable().default(null),
  Summary: line(directoryRule.summary),
  Text: prose(directoryRule.body).nullable().default(null),
  StartDate: day,
  EndDate: day,
  Country: countryCode,
  City: line(directoryRule.index),
  Venue: line(directoryRule.index).nullable().default(null),
  Address: line(directoryRule.index).nullable().default(null),
  Organiser: line(directoryRule.index).nullable().default(null),
  Website: website.nullable().default(null),
};

const deskRow = z.strictObject({
  ExhibitionID: rowId,
  Kind: z.enum(exhibitionKinds),
  Name: z.string(),
  NameEn: z.string().nullable(),
  Summary: z.string(),
  Text: z.string().nullable(),
  StartDate: day,
  EndDate: day,
  Country: countryCode,
  City: z.string(),
  Venue: z.string().nullable(),
  Address: z.string().nullable(),
  Organiser: z.string().nullable(),
  Website: z.string().nullable(),
  State: z.enum(exhibitionStates),
  /** Must be named in a change, so that two editors do not overwrite each other. */
  Revision: revision,
  UpdatedBy: z.string().nullable(),
  UpdatedDate: moment,
  Demo: z.boolean(),
});
export type DeskExhibition = z.output<typeof deskRow>;
const answer = z.strictObject({ Row: deskRow });

export const GetDeskExhibitions = defineOperation({
  name: 'GetDeskExhibitions',
  summary: 'Events as editors see them, in every state, the latest first; with ExhibitionID one of them.',
  access: editors,
  input: z.strictObject({
    ExhibitionID: rowId.optional(),
    State: z.enum(exhibitionStates).optional(),
    Keyword: words,
    ...sortedBy('name', 'when'),
    ...paging,
  }),
  output: z.strictObject({
    Rows: z.array(deskRow),
    Total: total,
    Dict: z.strictObject({ draft: total, published: total, cancelled: total, withdrawn: total }),
  }),
});

export const SaveExhibition = defineOperation({
  name: 'SaveExhibition',
  summary:
    'A new event (a draft), or a change to one that the editor has seen at Revision; refused (1001, rule changed) where somebody has ' +
    'changed it since. Days in the wrong order are refused (field StartDate, rule startAfterEnd).',
  access: editors,
  input: z.strictObject({ ExhibitionID: rowId.optional(), Revision: revision.default(0), ...exhibitionInput }),
  output: answer,
  errors: [1009],
});

export const SetExhibitionState = defineOperation({
  name: 'SetExhibitionState',
  summary: 'Publishes an event, cancels it (the page stays and says so), or takes it off the site.',
  access: editors,
  input: z.strictObject({ ExhibitionID: rowId, Revision: revision, State: z.enum(exhibitionStates) }),
  output: answer,
  errors: [1009],
});
