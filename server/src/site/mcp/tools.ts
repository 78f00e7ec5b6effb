import { dataPages, type DataSetName, isDataSet } from '@btc/contract/data/data-address.ts';
import type { DataPage } from '@btc/contract/data/data-page.ts';
import { countryCode, day } from '@btc/contract/fields.ts';
import { type CargoState, cargoSearch } from '@btc/contract/plants/cargo-address.ts';
import { checkCargo } from '@btc/contract/plants/cargo-check.ts';
import { toCargoCheckPath } from '@btc/contract/plants/plant-paths.ts';
import { parameterWords } from '@btc/contract/data/parameter-words.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { nameIn } from '@btc/contract/names.ts';
import { z } from 'zod';
import { plainParagraphs } from '#platform/rich-text/article-html.ts';
import { pathFor } from '@btc/contract/wire/edition-path.ts';
import { readPart, type ToolDeps } from './read-part.ts';

/** A tool: what it is for, what it is asked with, and how its answer is found. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly run: (deps: ToolDeps, input: z.output<Input>) => Promise<object>;
}

export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return { ...tool, run: (deps, input) => tool.run(deps, tool.input.parse(input)) };
}

const edition = z.enum(['cn', 'en']).default('cn').describe('Language of the answer, and whose membership counts');
const limit = z.int().min(1).max(500).default(60).describe('Rows of the answer; `more` has the address of all');
const meat = z.enum(['beef', 'pork']).default('beef');
const origins = 'ISO 3166, three letters';

const names = Object.keys(dataPages).filter(isDataSet);
const isView = (name: DataSetName) => dataPages[name].path === '/BTCData';

/** A tool that reads one of several data sets as its page shows it. */
function readSets(name: string, title: string, description: string, sets: readonly DataSetName[]): Tool {
  return defineTool({
    name,
    title,
    description: `${description} list_data_sets tells the parameters of each; they are those of the page.`,
    input: z.strictObject({
      set: z.enum(sets),
      parameters: z
        .record(z.string(), z.string())
        .default({})
        .describe('As list_data_sets says, such as {"origin":"BRA"}'),
      columns: z.array(z.string()).default([]).describe('Columns that are wanted; empty: all'),
      limit,
      edition,
    }),
    run: (deps, input) =>
      readPart(deps, {
        query: { name: input.set, edition: input.edition, params: input.parameters },
        columns: input.columns,
        limit: input.limit,
      }),
  });
}

const search = defineTool({
  name: 'search',
  title: 'Search the portal',
  description:
    'Finds cuts, HS codes, prices, plants, companies, news, reports, quotas, districts, terms and pages by words of either language. ' +
    'It names what there is and where; figures come from the other tools.',
  input: z.strictObject({ words: z.string().trim().min(1).max(80).describe('In either language'), edition }),
  run: async ({ api, publicUrl }, input) => {
    const { Card, Groups } = await api('SearchPortal', { isEn: input.edition === 'en', Keyword: input.words });
    const best = Card === null ? null : { kind: Card.Kind, name: Card.Name, link: publicUrl + Card.Path };
    const hits = Groups.flatMap(({ Kind, Rows }) =>
      Rows.map(({ Name, Note, Path, Date: on, Locked, Demo }) => {
        const link = publicUrl + Path;
        return { kind: Kind, name: Name, note: Note, link, date: on, isLocked: Locked, isDemonstration: Demo };
      }),
    );
    return { best, hits };
  },
});

const listDataSets = defineTool({
  name: 'list_data_sets',
  title: 'List the data sets',
  description:
    'Every data set of get_view and get_series with its title, sentence, module and parameters, and what each parameter means.',
  input: z.strictObject({ edition }),
  run: async ({ sets }, input) => ({
    sets: sets.map(({ name, title, lead, module }) => {
      const { params }: DataPage = dataPages[name];
      return {
        set: name,
        tool: isView(name) ? 'get_view' : 'get_series',
        title: title[input.edition],
        description: lead[input.edition],
        module,
        parameters: Object.keys(params),
      };
    }),
    parameters: Object.fromEntries(
      Object.entries(parameterWords).map(([name, words]) => [
        name,
        { means: words[input.edition], example: words.example },
      ]),
    ),
  }),
});

const getQuotaAndDuty = defineTool({
  name: 'get_quota_and_duty',
  title: 'Beef quota and duty of an origin on a day',
  description:
    'How much of the safeguard quota of an origin of beef is used, which duty goods declared on a day pay and why, and every duty in force.',
  input: z.strictObject({
    origin: countryCode.describe(origins),
    day: day.describe('Day of the import declaration'),
    edition,
  }),
  run: async (deps, { origin, day: on, edition: own }) => {
    const isEn = own === 'en';
    const { Row, Dict } = await deps.api('GetLandedCost', { isEn, Meat: 'beef', Origin: origin, Date: on, Cif: 1 });
    const { Ruling } = Dict;
    const [use, duties] = await Promise.all([
      readPart(deps, {
        query: { name: 'quota-use', edition: own, params: {} },
        isMeant: ({ line }) => line === Ruling.Line,
      }),
      readPart(deps, {
        query: { name: 'duties', edition: own, params: { meat: 'beef', date: on } },
        isMeant: (row) => row['origin'] === origin || row['origin'] === 'ALL',
      }),
    ]);
    return {
      ruling: {
        title: isEn ? `Duty of beef from ${origin}` : `${origin}牛肉适用税率`,
        scope: isEn ? `Frozen beef of ${origin} declared on ${Row.Date}` : `${origin}冻牛肉，${Row.Date}申报`,
        vintage: use.vintage,
        declaredOn: Row.Date,
        standing: Ruling.Standing,
        sentence: isEn ? Ruling.TextEn : Ruling.TextCn,
        dutyPercent: Row.DutyPercent,
        surchargePercent: Ruling.SurchargePercent,
        unit: '%',
        isOpen: Ruling.IsOpen,
        restsOn: Ruling.RestsOn,
        source: isEn ? Dict.SourceEn : Dict.SourceCn,
        isDemonstration: Dict.Demo,
        link: `${deps.publicUrl}${pathFor(own, '/Quota')}`,
      },
      use,
      duties,
    };
  },
});

const { isEn: _isEn, UserID: _userId, ...cargoFields } = checkCargo.input.shape;

type CargoInput = Omit<InputOf<typeof checkCargo>, 'isEn' | 'UserID'>;

/** The question as the page has it. */
function toCargoState(cargo: CargoInput, plant: OutputOf<typeof checkCargo>['Row']['Plant']): CargoState {
  return {
    meat: cargo.Meat,
    origin: plant?.Origin ?? cargo.Origin,
    number: plant?.PlantNo ?? cargo.PlantNo ?? '',
    storage: cargo.Storage,
    form: cargo.Form,
    cut: cargo.OffalCut ?? '',
    dates: {
      slaughter: cargo.SlaughterDate ?? '',
      production: cargo.ProductionDate,
      certificate: cargo.CertificateDate ?? '',
      shipping: cargo.ShippingDate,
      arrival: cargo.ArrivalDate ?? '',
    },
    isAsked: true,
  };
}

const checkCargoTool = defineTool({
  name: 'check_cargo',
  title: 'Can this cargo enter?',
  description:
    'Yes, no or unclear for a cargo of a registered plant, with the event or rule that decides and its source.',
  input: z.strictObject({ ...cargoFields, edition }),
  run: async ({ api, publicUrl }, { edition: own, ...cargo }) => {
    const isEn = own === 'en';
    const { Row, Rows, Dict } = await api('CheckCargo', { ...cargo, isEn });
    return {
      verdict: Row.Verdict,
      checkedOn: Dict.CheckedOn,
      plant: Row.Plant === null ? null : { id: Row.Plant.PlantID, number: Row.Plant.PlantNo, origin: Row.Plant.Origin },
      reasons: Rows.map((row) => ({
        kind: row.Kind,
        effect: row.Effect,
        date: row.Date,
        rule: row.Rule,
        detail: isEn ? row.DetailEn : row.DetailCn,
        source: isEn ? row.SourceEn : row.SourceCn,
        sourceLink: row.SourceLink,
      })),
      link: publicUrl + toCargoCheckPath(own) + cargoSearch(toCargoState(cargo, Row.Plant)),
    };
  },
});

const getLandedCost = defineTool({
  name: 'get_landed_cost',
  title: 'Landed cost',
  description:
    'What a tonne bought CIF costs out of the cold store, within the quota and over it, step by step (CNY/kg).',
  input: z.strictObject({
    origin: countryCode.describe(origins),
    cif: z.number().positive().max(100_000).describe('USD/t'),
    date: day.optional().describe('Day of the import declaration; left out: today'),
    meat,
    edition,
  }),
  run: (deps, input) => {
    const { origin, cif, date, meat: kind } = input;
    const params = { origin, meat: kind, cif: String(cif), ...(date === undefined ? {} : { date }) };
    return readPart(deps, { query: { name: 'landed-cost', edition: input.edition, params } });
  },
});

const getPlantStatus = defineTool({
  name: 'get_plant_status',
  title: 'Status of a plant',
  description: 'Whether a plant may ship to China, by its number in any form or its name, today or as of a past day.',
  input: z.strictObject({
    plant: z.string().trim().min(1).max(60).describe('Number or name, or a part of it'),
    asOf: day.optional().describe('Left out: today'),
    meat: z.enum(['beef', 'pork']).optional(),
    edition,
  }),
  run: (deps, { plant, asOf, meat: kind, edition: own }) => {
    const more = { ...(asOf === undefined ? {} : { asof: asOf }), ...(kind === undefined ? {} : { meat: kind }) };
    return readPart(deps, { query: { name: 'plants', edition: own, params: { q: plant, ...more } } });
  },
});

const getArticle = defineTool({
  name: 'get_article',
  title: 'Read an article',
  description: 'An article or report by its number, as text; of one for members what whoever asks may read.',
  input: z.strictObject({ id: z.int().min(1).describe('As the links of search end'), edition }),
  run: async ({ api, publicUrl }, { id, edition: own }) => {
    const { Row, Dict } = await api('GetBtcInfoDetail', { NewsID: id, isEn: own === 'en' });
    return {
      title: Row.NewsTitle,
      publishedAt: Row.NewsDateTime,
      summary: Row.NewsSummary,
      source: Row.Source,
      origins: Row.OriginNames.map((origin) => nameIn(own, origin)),
      isLocked: Dict.Locked,
      text: Dict.Locked ? Dict.Preview : plainParagraphs(Row.NewsContext ?? ''),
      isDemonstration: Row.Demo,
      link: `${publicUrl}${pathFor(own, `/BTCInfo/Article/${id}`)}`,
    };
  },
});

export const tools: readonly Tool[] = [
  search,
  listDataSets,
  readSets(
    'get_view',
    'Trade data of a view',
    'Imports of beef and pork by origin, cut, month, place, plant and company, as chart and table have them.',
    names.filter(isView),
  ),
  readSets(
    'get_series',
    'Prices and other series',
    'Price quotes and their history, indices, benchmarks, cattle, landed cost, quotas, releases, plants, the dictionary.',
    names.filter((name) => !isView(name)),
  ),
  getQuotaAndDuty,
  checkCargoTool,
  getLandedCost,
  getPlantStatus,
  getArticle,
];
