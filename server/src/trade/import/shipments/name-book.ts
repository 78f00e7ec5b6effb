import { isNobody } from './nobody.ts';
import { comparedSpelling, toTidyName } from './spelling.ts';

export type CompanyKind = 'exporter' | 'importer';

export interface KnownSpelling {
  readonly kind: CompanyKind;
  /** Normalised by `comparedSpelling`. */
  readonly spelling: string;
  readonly companyId: number;
  readonly name: string;
}

export interface NewCompany {
  /** Placeholder in the facts until the company has a number. */
  readonly mark: string;
  readonly kind: CompanyKind;
  readonly spelling: string;
  readonly name: string;
  /** An exporter's origin or an importer's province in its first shipment. */
  readonly place: string | null;
}

/** Lists are cut, counts are not. */
export interface NamesFound {
  readonly newCompanies: readonly {
    readonly kind: CompanyKind;
    readonly name: string;
    readonly place: string | null;
  }[];
  readonly newCompanyCount: number;
  /** Spellings read as one company; the first is its name. */
  readonly merged: readonly {
    readonly kind: CompanyKind;
    readonly name: string;
    readonly spellings: readonly string[];
  }[];
  readonly mergedCount: number;
  readonly newPlants: readonly string[];
  readonly newPlantCount: number;
}

interface Entry {
  readonly code: string;
  readonly kind: CompanyKind;
  readonly name: string;
  readonly others: Set<string>;
}

const maxListed = 500;

/** No code or mark of a company looks like this. */
export const badName = '?';

/** The companies and plants that a file names: known ones by their code, new ones by a mark that is replaced when they are loaded. */
export class NameBook {
  readonly #bySpelling = new Map<string, Entry>();
  readonly #byText = new Map<string, string | null>();
  readonly #added: NewCompany[] = [];
  readonly #knownPlants: ReadonlySet<string>;
  readonly #newPlants = new Set<string>();

  constructor(spellings: readonly KnownSpelling[], plants: readonly string[]) {
    this.#knownPlants = new Set(plants);
    for (const { kind, spelling, companyId, name } of spellings) {
      const code = `${toLetter(kind)}${companyId}`;
      this.#bySpelling.set(`${kind} ${spelling}`, { code, kind, name, others: new Set() });
    }
  }

  get added(): readonly NewCompany[] {
    return this.#added;
  }

  /** The code or mark of a company; null where the text stands for nobody, `badName` where it is not a name. */
  toCode(kind: CompanyKind, text: string, place: string | null): string | null {
    const key = `${kind} ${text}`;
    const known = this.#byText.get(key);
    if (known !== undefined) return known;
    const code = this.#lookUp(kind, text, place);
    this.#byText.set(key, code);
    return code;
  }

  notePlant(code: string): void {
    if (!this.#knownPlants.has(code)) this.#newPlants.add(code);
  }

  found(): NamesFound {
    const merged = [...this.#bySpelling.values()].filter(({ others }) => others.size > 0);
    return {
      newCompanies: this.#added.slice(0, maxListed).map(({ kind, name, place }) => ({ kind, name, place })),
      newCompanyCount: this.#added.length,
      merged: merged
        .slice(0, maxListed)
        .map(({ kind, name, others }) => ({ kind, name, spellings: [...others].slice(0, 20) })),
      mergedCount: merged.length,
      newPlants: [...this.#newPlants].toSorted().slice(0, maxListed),
      newPlantCount: this.#newPlants.size,
    };
  }

  #lookUp(kind: CompanyKind, text: string, place: string | null): string | null {
    const name = toTidyName(text);
    const spelling = comparedSpelling(name);
    if (spelling === '') return badName;
    if (isNobody(spelling)) return null;
    const key = `${kind} ${spelling}`;
    const entry = this.#bySpelling.get(key);
    if (entry !== undefined) {
      if (entry.name !== name) entry.others.add(name);
      return entry.code;
    }
    const mark = `${toLetter(kind)}?${this.#added.length + 1}`;
    this.#bySpelling.set(key, { code: mark, kind, name, others: new Set() });
    this.#added.push({ mark, kind, spelling, name, place });
    return mark;
  }
}

function toLetter(kind: CompanyKind): 'E' | 'I' {
  return kind === 'exporter' ? 'E' : 'I';
}
