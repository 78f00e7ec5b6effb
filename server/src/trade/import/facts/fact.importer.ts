import { findVintageMadeFrom } from '../../facts/vintage.queries.ts';
import { createHash } from 'node:crypto';
import { allOrigins, formatPeriodText, otherOrigins, unknownArea } from '../../facts/vintage.ts';
import { listRates } from '../../rate.queries.ts';
import { findBreakdown } from './breakdown.ts';
import { findChanges } from '../changes.ts';
import type { Incoming } from '../changes.ts';
import { convertValues } from './convert-values.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import { type Issue, toIssue } from '#platform/import/issue.ts';
import type { StoppingWarning } from '#platform/import/stopping-warnings.ts';
import type { FactFormat, RowParser } from '../format.ts';
import type { Importer, ImporterSettings } from '../importer.ts';
import { findLosses } from '../losses.ts';
import { mergeFacts } from './merge-facts.ts';
import { findOddCells } from './find-odd-cells.ts';
import { findOddFile } from './find-odd-file.ts';
import { findWarnings } from './find-warnings.ts';
import { Parts } from './parts.ts';
import { withPresent } from './present-facts.ts';
import { findWithheldJanuary, findPublicEffects } from '../public-effect.ts';
import type { CompletedValues } from '../report/import-report.ts';
import type { OpenedHeader, RowOutcome } from '#platform/import/read-rows.ts';
import { NameBook } from '../shipments/name-book.ts';
import { insertCompanies, numberCompanies, openNameBook } from '../shipments/name.queries.ts';
import { renumberCompanies } from '../shipments/renumber.ts';
import { insertRevisedFigures } from '../../publication/revised-figure.queries.ts';
import { findRevisedFigures } from './revised-figures.ts';
import { type Coverage, Staging } from './staging.ts';
import { loadVintage } from './vintage.load.ts';

export async function openFactImporter(format: FactFormat, settings: ImporterSettings): Promise<Importer> {
  const names = format.name === 'shipments' ? await openNameBook(settings.deps.db) : new NameBook([], []);
  const dictionary = await openDictionary(settings.deps.db);
  const staging = await Staging.open(settings.folder);
  const parts = format.name === 'comtrade' ? await Parts.open(staging) : null;
  const importer = new FactImporter(format, settings, { names, dictionary, staging, parts });
  return {
    findKnown: (identity) => findVintageMadeFrom(settings.deps.db, format.source, identity),
    openHeader: (fields) => importer.openHeader(fields),
    finish: (limit) => importer.finish(limit),
    count: () => staging.count,
    compare: (identity) => importer.compare(identity),
    load: (identity, record) => importer.load(identity, record),
    close: () => {
      parts?.close();
      staging.close();
    },
  };
}

interface Opened {
  readonly names: NameBook;
  readonly dictionary: Dictionary;
  readonly staging: Staging;
  /** Null: files of this form have none. */
  readonly parts: Parts | null;
}

class FactImporter {
  readonly #format: FactFormat;
  readonly #settings: ImporterSettings;
  readonly #names: NameBook;
  readonly #dictionary: Dictionary;
  readonly #staging: Staging;
  readonly #parts: Parts | null;
  readonly #latestPeriod: number;
  #isAnyBad = false;
  #withoutRate = 0;
  #incoming: Incoming | null = null;
  #comparedWith: readonly number[] = [];

  constructor(format: FactFormat, settings: ImporterSettings, { names, dictionary, staging, parts }: Opened) {
    this.#format = format;
    this.#settings = settings;
    this.#names = names;
    this.#dictionary = dictionary;
    this.#staging = staging;
    this.#parts = parts;
    this.#latestPeriod = Number(settings.today.slice(0, 4)) * 100 + Number(settings.today.slice(5, 7));
  }

  openHeader(fields: readonly string[]): OpenedHeader {
    const header = this.#format.openHeader(fields, (title) => this.#dictionary.readTitle(title));
    if (header.kind === 'bad') return header;
    const { parser } = header;
    return { kind: 'taker', taker: { ...parser, take: (line, row) => this.#take(parser, line, row) } };
  }

  #take(parser: RowParser, line: number, fields: readonly string[]): RowOutcome {
    const row = parser.parse(fields, {
      latestPeriod: this.#latestPeriod,
      names: this.#names,
      dictionary: this.#dictionary,
    });
    if (row.kind !== 'fact') {
      if (row.kind === 'bad') this.#isAnyBad = true;
      else if (row.part !== undefined) this.#parts?.add(line, row.part);
      return row;
    }
    const { origins } = this.#settings.request;
    const { origin, area = null } = row.fact;
    if (origins !== null && !origins.includes(origin) && !origins.includes(area ?? origin)) {
      return { kind: 'bad', issues: [toIssue('otherPartner', '', area ?? origin)] };
    }
    this.#staging.add(line, row.fact);
    return {
      kind: 'taken',
      warnings: [...(row.warnings ?? []), ...findWarnings(row.fact, this.#format.remarkableTonnes)],
    };
  }

  async finish(limit: number): ReturnType<Importer['finish']> {
    const found = await this.#staging.finish(limit);
    // The whole of a part may be among the bad rows.
    const parts = this.#isAnyBad ? [] : ((await this.#parts?.finish(limit)) ?? []);
    return { issues: [...found.issues, ...parts], count: found.count + parts.length };
  }

  async compare(identity: string) {
    const { facts, db } = this.#settings.deps;
    const { breakdown = false, isOfSet = false } = this.#settings.request;
    await facts.refresh();
    // Before what counts is merged into the file's own facts.
    const stopping = await this.#findOdd();
    const incoming = await this.#findIncoming();
    const coverage = { ...(await this.#staging.coverage()), hsCodes: incoming.hsCodes };
    this.#incoming = incoming;
    const compared = await facts.use(null, async (snapshot) => {
      this.#comparedWith = snapshot.vintages.map(({ id }) => id);
      const found = await withPresent(this.#staging, { snapshot, incoming }, async () => ({
        values: await this.#completeValues(incoming),
        changes: await findChanges(this.#staging),
        losses: isOfSet ? [] : await findLosses(this.#staging),
        heldBack: findWithheldJanuary({ snapshot, incoming }),
        effects: breakdown ? await findPublicEffects(this.#staging, { snapshot, incoming }) : [],
      }));
      const warnings = [
        ...findOnlyOrigin(incoming, coverage),
        ...(await findOddCells(this.#staging, { snapshot, incoming })),
      ];
      return { ...found, warnings };
    });
    this.#withoutRate = compared.values?.withoutRate ?? 0;
    return {
      ...compared,
      stopping,
      coverage,
      tableChanges: null,
      breakdown: breakdown ? await findBreakdown(this.#staging) : null,
      tableDifferences: [],
      names: this.#format.name === 'shipments' ? this.#names.found() : null,
      publishedOn: incoming.publishedOn,
      isKnown:
        this.#withoutRate > 0 &&
        (await findVintageMadeFrom(db, this.#format.source, this.#madeFrom(identity))) !== undefined,
    };
  }

  #findOdd(): Promise<readonly StoppingWarning[]> {
    const { origins } = this.#settings.request;
    return findOddFile({ staging: this.#staging, parts: this.#parts, format: this.#format, origins });
  }

  /** Merges stored values that the file lacks and converts yuan; null where nothing was added or left without a rate. */
  async #completeValues(incoming: Incoming): Promise<CompletedValues | null> {
    const merged = await mergeFacts(this.#staging);
    const [from, to] = [formatPeriodText(incoming.periodFrom), formatPeriodText(incoming.periodTo)];
    const rates =
      incoming.grain === 'month' ? await listRates(this.#settings.deps.db, { currency: 'USD', from, to }) : [];
    const completed = { ...merged, ...(await convertValues(this.#staging, rates)) };
    // A file in dollars alone is complete as it is: the views show dollars.
    return Object.values(completed).every((number) => number === 0) ? null : completed;
  }

  /** While rates of some months are missing, the same bytes have another identity, so that they can be loaded again later. */
  #madeFrom(identity: string): string {
    if (this.#withoutRate === 0) return identity;
    return createHash('sha256').update(`${identity} with ${this.#withoutRate} facts without a rate`).digest('hex');
  }

  async load(identity: string, record: Parameters<Importer['load']>[1]): Promise<number> {
    const { deps, folder } = this.#settings;
    const companies = await numberCompanies(deps.db, this.#names.added);
    await renumberCompanies(this.#staging, companies);
    if (this.#incoming === null) throw new Error('Facts are compared before they are loaded');
    // What was merged may tell more than the file.
    const { dimensions } = await this.#staging.coverage();
    const { isOfSet = false } = this.#settings.request;
    const revised = isOfSet ? [] : await findRevisedFigures(this.#staging);
    const vintageId = await loadVintage(
      deps,
      this.#staging,
      {
        incoming: { ...this.#incoming, dimensions },
        madeFrom: this.#madeFrom(identity),
        workFolder: folder,
        comparedWith: this.#comparedWith,
      },
      async (db, id) => {
        await insertCompanies(db, companies);
        await insertRevisedFigures(db, await record(db, id), revised);
      },
    );
    await deps.facts.refresh();
    return vintageId;
  }

  async #findIncoming(): Promise<Incoming> {
    const { origins, covers, asPublishedOn } = this.#settings.request;
    const found = await this.#staging.coverage();
    return {
      ...found,
      hsCodes: widenCodes(found.hsCodes, covers ?? []),
      origins: origins === null && this.#format.speaksFor === 'allOrigins' ? null : listSpokenFor(origins ?? [], found),
      source: this.#format.source,
      publishedOn: asPublishedOn ?? this.#settings.today,
    };
  }
}

/** Areas are spoken for by their own codes, so that no country among the others replaces another. */
function listSpokenFor(stated: readonly string[], { origins, partners }: Coverage): readonly string[] {
  const all = new Set([...stated, ...partners]);
  const hasSomeOthers = origins.includes(otherOrigins) && !all.has(otherOrigins);
  return hasSomeOthers ? [...all, unknownArea] : [...all];
}

/** A query of one origin looks like one in which no other origin traded, so the user is asked. */
function findOnlyOrigin({ origins }: Incoming, found: Pick<Coverage, 'origins'>): readonly Issue[] {
  const [only, ...others] = found.origins;
  if (origins !== null || only === undefined || only === allOrigins || others.length > 0) return [];
  return [{ line: 0, ...toIssue('onlyOrigin', '', only) }];
}

function widenCodes(found: readonly string[], covers: readonly string[]): readonly string[] {
  return [...covers, ...found.filter((code) => !covers.some((position) => code.startsWith(position)))].toSorted();
}
