import { dataPages, type DataSetName, isDataSet } from '@btc/contract/data/data-address.ts';
import { day } from '@btc/contract/fields.ts';
import { type CargoState, cargoSearch } from '@btc/contract/plants/cargo-address.ts';
import { checkCargo } from '@btc/contract/plants/cargo-check.ts';
import { toCargoCheckPath } from '@btc/contract/plants/plant-paths.ts';
import { parameterWords } from '@btc/contract/data/parameter-words.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { nameIn } from '@btc/contract/names.ts';
import { z } from 'zod';
import type { DataSet } from '#data/data-set.ts';
import { describeParameters } from '#data/parameters.ts';
import { plainParagraphs } from '#platform/rich-text/article-html.ts';
import { pathFor } from '@btc/contract/wire/edition-path.ts';
import { edition, limit } from './tool-fields.ts';
import { defineTool, type Tool } from './define-tool.ts';
import { getLandedCost, getQuotaAndDuty } from './duty-tools.ts';
import { readPart } from './read-part.ts';

const names = Object.keys(dataPages).filter(isDataSet);
const isView = (name: DataSetName) => dataPages[name].path === '/BTCData';

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
  params: { Keyword: 'words' },
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

/** Values of a parameter over all sets; nothing where no set lists any. */
function listCodes(sets: readonly DataSet[], name: string): { readonly values?: readonly string[] } {
  const own = sets.flatMap((set) => describeParameters(set).filter((one) => one.name === name));
  const codes = new Set(own.flatMap(({ values }) => values ?? []).map(({ code }) => code));
  return codes.size === 0 ? {} : { values: [...codes] };
}

const listDataSets = defineTool({
  name: 'list_data_sets',
  title: 'List the data sets',
  description:
    'Every data set of get_view and get_series with its title, sentence, module and parameters, and what each parameter means.',
  input: z.strictObject({ edition }),
  run: async ({ sets }, input) => ({
    sets: sets.map((set) => {
      const { name, title, lead, module } = set;
      return {
        set: name,
        tool: isView(name) ? 'get_view' : 'get_series',
        title: title[input.edition],
        description: lead[input.edition],
        module,
        parameters: describeParameters(set).map((parameter) => parameter.name),
      };
    }),
    parameters: Object.fromEntries(
      Object.entries(parameterWords).map(([name, words]) => [
        name,
        { means: words[input.edition], example: words.example, ...listCodes(sets, name) },
      ]),
    ),
  }),
});

const { isEn: _isEn, UserID: _userId, ...cargoFields } = checkCargo.input.shape;

type CargoInput = Omit<InputOf<typeof checkCargo>, 'isEn' | 'UserID'>;

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
  params: { Keyword: 'plant', q: 'plant', AsOf: 'asOf', Meat: 'meat' },
  run: (deps, { plant, asOf, meat: kind, edition: own }) => {
    const more = { ...(asOf === undefined ? {} : { asof: asOf }), ...(kind === undefined ? {} : { meat: kind }) };
    return readPart(deps, { query: { name: 'plants', edition: own, params: { q: plant, ...more } } });
  },
});

const getArticle = defineTool({
  name: 'get_article',
  title: 'Read an article',
  description: 'An article or report by its number, as text; of one for members what whoever asks may read.',
  params: { NewsID: 'id' },
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
