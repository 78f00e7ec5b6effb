import type { Api } from '@btc/contract/client.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { PlantEventRow, PlantRow } from '@btc/contract/plants/plant-row.ts';
import { plantFiles } from '@btc/contract/plants/plant-paths.ts';
import { plantsOperations as contract } from '@btc/contract/plants/plants.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { AdmitFile } from '#platform/api/admit-file.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { describeFile } from '#platform/export/describe-file.ts';
import { type FileForm, fileForms, type FileLayout, makeFile, readLayout } from '#platform/export/sheet-file.ts';
import { describePlantFile } from './plant-file-asked.ts';
import { csvTemplate, xlsxTemplate } from '#platform/import/template/write-template.ts';
import { plantListTemplate } from '../list/plant-list-template.ts';
import { fileWords } from './file-words.ts';
import { eventsSheet, plantsSheet, structureSheet } from './plant-sheets.ts';

export interface PlantDownloadDeps {
  readonly admit: AdmitFile;
  readonly apiFor: (caller: Caller) => Api;
  /** Where the portal is read, for the page's address in a file. */
  readonly publicUrl: string;
}

const pageSize = 100;
/** A file holds at most so many rows; whoever wants more asks in parts. */
const mostRows = 20_000;
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Given = Readonly<Record<string, unknown>>;

/** A question out of an address; 1001 names what cannot be read. */
function read<Schema extends z.ZodType>(schema: Schema, given: Given): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ApiError(1001, {
    List: parsed.error.issues.map(({ path, code }) => ({ Field: path.join('.'), Rule: code })),
  });
}

async function readPlants(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const question = {
    ...read(contract.GetWebFrontApprovePlant.input, given),
    isEn: edition === 'en',
    PageSize: pageSize,
  };
  const rows: PlantRow[] = [];
  for (let page = 1; ; page += 1) {
    const { Rows, Total, Dict } = await api('GetWebFrontApprovePlant', { ...question, Page: page });
    rows.push(...Rows);
    if (rows.length >= Math.min(Total, mostRows) || Rows.length === 0) return plantsSheet(rows, Dict, edition);
  }
}

async function readEvents(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const question = {
    ...read(contract.GetWebApprovePlantChildState.input, given),
    isEn: edition === 'en',
    PageSize: pageSize,
  };
  const rows: PlantEventRow[] = [];
  for (let page = 1; ; page += 1) {
    const { Rows, Total, Dict } = await api('GetWebApprovePlantChildState', { ...question, Page: page });
    if (Dict.Locked !== null) throw new ApiError(1008, { Dict: Dict.Locked });
    rows.push(...Rows);
    if (rows.length >= Math.min(Total, mostRows) || Rows.length === 0) return eventsSheet(rows, Dict, edition);
  }
}

async function readStructure(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const question = read(contract.GetWebFrontApprovePlantPattern.input, given);
  const answer = await api('GetWebFrontApprovePlantPattern', { ...question, isEn: edition === 'en' });
  // What is locked leaves no bars; what is open of it has them, and the file holds those.
  if (answer.Dict.Locked !== null && answer.Patterns.length === 0) {
    throw new ApiError(1008, { Dict: answer.Dict.Locked });
  }
  return structureSheet(answer, question, edition);
}

const sheets = { plants: readPlants, 'plant-events': readEvents, 'plant-structure': readStructure } as const;

interface FileName {
  readonly name: string;
  readonly form: FileForm;
}

async function sendSheet(reply: FastifyReply, sheet: Sheet, file: FileName & { readonly layout: FileLayout }) {
  return sendFile(reply, (await makeFile([sheet], file)).body, file);
}

function sendFile(reply: FastifyReply, body: string | Buffer, { name, form }: FileName) {
  return reply
    .type(form === 'csv' ? 'text/csv; charset=utf-8' : xlsxType)
    .header('Content-Disposition', `attachment; filename="${name}.${form}"`)
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .send(body);
}

/** Says in the reader's language why there is no file. */
function refuse(reply: FastifyReply, error: ApiError, edition: Edition) {
  const { refusal } = fileWords[edition];
  const faults = (error.data.List ?? []).map(({ Field, Rule }) => `${Field} ${Rule}`).join(', ');
  const texts: Partial<Record<number, string>> = {
    1001: refusal.fields(faults),
    1004: refusal.tooMany,
    1008: refusal.locked,
    1009: refusal.unknown,
    1010: refusal.busy,
  };
  const retryAfter = error.data.Dict?.['RetryAfter'];
  if (typeof retryAfter === 'number') void reply.header('Retry-After', String(retryAfter));
  return reply
    .code(error.status)
    .type('text/plain; charset=utf-8')
    .send(`${texts[error.code] ?? error.message}\n`);
}

function addTemplate(routes: FastifyInstance, form: 'csv' | 'xlsx'): void {
  const name = 'plant-list-template';
  routes.get<{ Querystring: Record<string, string> }>(`/download/${name}.${form}`, async (request, reply) => {
    const edition: Edition = request.query['edition'] === 'en' ? 'en' : 'cn';
    const body =
      form === 'csv' ? csvTemplate(plantListTemplate, edition) : await xlsxTemplate(plantListTemplate, edition);
    return sendFile(reply, body, { name, form });
  });
}

/**
 * Files of the directory, the events and the structure: `/download/plants.csv`, `/download/plant-events.xlsx` and their like, asked
 * as the calls are; and the empty form of a list.
 */
export function plantDownloadRoutes({ admit, apiFor, publicUrl }: PlantDownloadDeps) {
  return async (routes: FastifyInstance): Promise<void> => {
    for (const form of fileForms) addTemplate(routes, form);
    for (const name of plantFiles) {
      for (const form of fileForms) {
        routes.get<{ Querystring: Record<string, string> }>(`/download/${name}.${form}`, async (request, reply) => {
          const { edition: asked, layout, ...given } = request.query;
          const edition: Edition = asked === 'en' ? 'en' : 'cn';
          try {
            const caller = await admit(request, reply);
            const sheet = await sheets[name](apiFor(caller), given, edition);
            const described = describeFile(sheet, {
              ...describePlantFile({ name, given, edition, publicUrl }),
              edition,
            });
            return await sendSheet(reply, described, { name, form, layout: readLayout(layout) });
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            return refuse(reply, error, edition);
          }
        });
      }
    }
  };
}
