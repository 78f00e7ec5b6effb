import compatData, {
  type CompatStatement,
  type Identifier,
  type SupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };

/** Lowest version by engine. Mobile engines count as the desktop ones, except for Safari's first versions. */
export type Engines = Readonly<Record<'chrome' | 'firefox' | 'safari', string>>;

const engineNames = ['chrome', 'firefox', 'safari'] as const;

const interfaces =
  /^(?:AbortSignal|AbortController|Blob|Crypto|CSS|CSSStyleSheet|CustomElementRegistry|DataTransfer|Document|DocumentFragment|Element|EventTarget|FormData|Headers|History|HTML\w*Element|Location|Navigator|Node|NodeList|Performance|Range|ReadableStream|Request|Response|Selection|ShadowRoot|Storage|URL|URLSearchParams|WindowOrWorkerGlobalScope|Window)$/;

const objects = new Map([
  ['crypto', 'Crypto'],
  ['document', 'Document'],
  ['globalThis', 'Window'],
  ['history', 'History'],
  ['location', 'Location'],
  ['navigator', 'Navigator'],
  ['performance', 'Performance'],
  ['self', 'Window'],
  ['window', 'Window'],
]);

function toNumber(version: string): number {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major + minor / 1000;
}

/** First version with the feature unprefixed and without a flag; infinity where there is none. */
function firstVersion(support: SupportStatement | undefined): number {
  const versions = [support ?? []].flat().flatMap((one) => {
    const isPlain = !one.flags && !one.prefix && !one.alternative_name && !one.version_removed;
    return isPlain && typeof one.version_added === 'string' && one.version_added !== 'preview'
      ? [toNumber(one.version_added)]
      : [];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...versions);
}

type Versions = Readonly<Record<(typeof engineNames)[number], number>>;

function toVersions({ support }: CompatStatement): Versions {
  return {
    chrome: firstVersion(support.chrome),
    firefox: firstVersion(support.firefox),
    safari: firstVersion(support.safari),
  };
}

/** What a name stands for, and since when engines have it: `Map.groupBy`, `Array.prototype.at`, `structuredClone`. */
export interface Feature {
  readonly name: string;
  readonly versions: Versions;
}

interface FeatureIndex {
  readonly named: ReadonlyMap<string, Feature>;
  readonly members: ReadonlyMap<string, readonly Feature[]>;
}

function listParts(tree: Identifier | undefined): (readonly [string, Identifier])[] {
  const parts = Object.entries(tree ?? {}).filter(([key]) => key !== '__compat');
  return parts.map(([key, part]) => [key, part as Identifier]); // every other key of theirs leads to one
}

function listOwners(): (readonly [string, Identifier])[] {
  const { builtins } = compatData.javascript;
  const ofIntl = listParts(builtins?.['Intl']).map(([name, tree]) => [`Intl.${name}`, tree] as const);
  const ofApi = listParts(compatData.api).filter(([name]) => interfaces.test(name) || /^[a-z]/.test(name));
  return [...listParts(builtins), ...ofIntl, ...ofApi];
}

function readFeatures(): FeatureIndex {
  const named = new Map<string, Feature>();
  const members = new Map<string, Feature[]>();
  const add = (name: string, compat: CompatStatement) => named.set(name, { name, versions: toVersions(compat) });
  for (const [owner, tree] of listOwners()) {
    const { __compat: whole } = tree;
    if (whole !== undefined) add(owner, whole);
    for (const [key, { __compat: compat }] of listParts(tree)) {
      if (compat === undefined || !/^[a-z]\w*$/i.test(key)) continue;
      const member = key.replace(/_static$/, '');
      add(`${owner}.${member}`, compat);
      if (owner.startsWith('Window')) add(member, compat);
      const feature = { name: `${owner}.prototype.${member}`, versions: toVersions(compat) };
      if (member === key) members.set(member, [...(members.get(member) ?? []), feature]);
    }
  }
  // An interface by itself says nothing of use: all of them are in the data once.
  for (const [name, { __compat: compat }] of listParts(compatData.api))
    if (compat !== undefined && !named.has(name)) add(name, compat);
  return { named, members };
}

const index = readFeatures();

export function findFeature(name: string): Feature | undefined {
  const [owner, member] = name.split('.prototype.');
  if (member === undefined) return index.named.get(name);
  return index.members.get(member)?.find((feature) => feature.name === `${owner}.prototype.${member}`);
}

export function isNewerThan({ versions }: Feature, engines: Engines): boolean {
  return engineNames.some((engine) => versions[engine] > toNumber(engines[engine]));
}

export function isImpliedBy({ versions }: Feature, others: readonly Feature[]): boolean {
  return engineNames.every((engine) => versions[engine] <= Math.max(...others.map((other) => other.versions[engine])));
}

export function findNamed(owner: string | null, name: string): Feature | undefined {
  if (owner === null) return index.named.get(name);
  const object = objects.get(owner) ?? owner;
  const member = index.named.get(`${object}.${name}`);
  return member ?? (object === 'Window' ? index.named.get(name) : undefined);
}

/** Features that a member of an unknown object can be; empty where an old feature has the same name. */
export function findMembers(name: string, engines: Engines): readonly Feature[] {
  const features = index.members.get(name) ?? [];
  return features.every((feature) => isNewerThan(feature, engines)) ? features : [];
}
