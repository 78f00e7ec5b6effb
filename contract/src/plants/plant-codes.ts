/*
 * The codes of plants and of what happens to them. Free of zod, because the pages' filters list them too; the names of states,
 * changes and origins are in the reference package.
 */

/** Meats of plant lists; each is opened by a module of its own (`Est`, `PorkEst`). */
export const plantMeats = ['beef', 'pork'] as const;
export type PlantMeat = (typeof plantMeats)[number];

/** State of a registration on a day; `unlisted`: not (yet) in China's list. */
export const registrationStates = ['active', 'suspended', 'cancelled', 'expired', 'unlisted'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** The six changes of the status board, then the further events of a plant's history. */
export const plantChanges = [
  'NEW',
  'REGAIN',
  'SUSP_CN',
  'SUSP_SELF',
  'CANCEL',
  'RENUM',
  'INFO',
  'SCOPE',
  'EXPIRE',
  'RENEW',
  'WARN',
] as const;
export type PlantChange = (typeof plantChanges)[number];

/** The cargo date that decides whether an event applies. */
export const effectBases = ['production', 'slaughter', 'certificate', 'shipping', 'arrival'] as const;
export type EffectBasis = (typeof effectBases)[number];

/** Plant activity: slaughter, cutting, processing, cold store. */
export const plantTypes = ['SH', 'CP', 'PP', 'CS'] as const;
export type PlantType = (typeof plantTypes)[number];

export const plantProducts = ['chilled', 'frozen', 'boneless', 'bone-in', 'offal'] as const;
export type PlantProduct = (typeof plantProducts)[number];

/** Decrees of China customs under which registrations are made: 248 until 31 May 2026, 280 since 1 June 2026. */
export const registrationRules = ['145', '248', '280'] as const;
export type RegistrationRule = (typeof registrationRules)[number];

/** Directory filters that need the module; otherwise ignored and named in `LockedFilters`. */
export const lockedDirectoryFilters = ['Province', 'Type', 'Product', 'AsOf'] as const;
export type LockedDirectoryFilter = (typeof lockedDirectoryFilters)[number];

/** Breakdowns of the market structure; `origin` and `state` are public. */
export const structureDimensions = ['origin', 'state', 'province', 'type', 'product', 'group'] as const;
export type StructureDimension = (typeof structureDimensions)[number];

export const searchMatches = ['number', 'oldNumber', 'cifer', 'name', 'group', 'place'] as const;
export type SearchMatch = (typeof searchMatches)[number];

export const cargoVerdicts = ['yes', 'no', 'unclear'] as const;
export type CargoVerdict = (typeof cargoVerdicts)[number];

export const cargoStorages = ['chilled', 'frozen'] as const;
export const cargoForms = ['boneless', 'bone-in', 'offal'] as const;
export type CargoStorage = (typeof cargoStorages)[number];
export type CargoForm = (typeof cargoForms)[number];

/**
 * What the cargo check can find, the pages have words for each. `noAccess`, `originSuspended`, `originDoubtful`: the origin's access;
 * `unknownPlant`, `otherMeat`, `neverListed`, `notYetListed`, `cancelled`, `expired`, `suspended`: the plant's registration on the date
 * that counts; `dateMissing`, `basisUnknown`: whether a suspension applies cannot be said; `oldNumber`: the number was another's date;
 * `storageScope`, `formScope`, `offalScope`, `scopeUnknown`, `scopeChanged`: what the registration covers; `validityEnded`,
 * `validityUnknown`: until when; `watched`: increased testing; `dates`: the dates contradict each other; `registered`: nothing stands
 * against it.
 */
export const cargoReasons = [
  'noAccess',
  'originSuspended',
  'originDoubtful',
  'unknownPlant',
  'otherMeat',
  'neverListed',
  'notYetListed',
  'cancelled',
  'expired',
  'suspended',
  'dateMissing',
  'basisUnknown',
  'oldNumber',
  'storageScope',
  'formScope',
  'offalScope',
  'scopeUnknown',
  'scopeChanged',
  'validityEnded',
  'validityUnknown',
  'watched',
  'dates',
  'registered',
] as const;
export type CargoReasonKind = (typeof cargoReasons)[number];

export const plantListForms = ['approvedList', 'fsisDirectory'] as const;
export type PlantListForm = (typeof plantListForms)[number];

/** Differences from the records; `outOfScope`: other goods such as poultry; `faulty`: unreadable lines. */
export const differenceKinds = [
  'new',
  'gone',
  'status',
  'scope',
  'renumbered',
  'details',
  'same',
  'outOfScope',
  'faulty',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const committableKinds = ['new', 'gone', 'status', 'scope', 'renumbered', 'details'] as const;
export type CommittableKind = (typeof committableKinds)[number];

export const listImportStates = ['previewed', 'committed', 'discarded', 'undone'] as const;
