/*
 * The codes of plants and of what happens to them. Free of zod, because the pages' filters list them too; the names of states,
 * changes and origins are in the reference package.
 */

/** Whose plants a list is of; each is opened by a module of its own (`Est`, `PorkEst`). */
export const plantMeats = ['beef', 'pork'] as const;
export type PlantMeat = (typeof plantMeats)[number];

/** What a plant's registration is at a day; `unlisted` where China's list does not have it (yet). */
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

/** Which date of a cargo decides whether an event applies to it. */
export const effectBases = ['production', 'slaughter', 'certificate', 'shipping', 'arrival'] as const;
export type EffectBasis = (typeof effectBases)[number];

/** What a plant does: slaughter, cutting, processing, cold store. */
export const plantTypes = ['SH', 'CP', 'PP', 'CS'] as const;
export type PlantType = (typeof plantTypes)[number];

/** What a registration covers. */
export const plantProducts = ['chilled', 'frozen', 'boneless', 'bone-in', 'offal'] as const;
export type PlantProduct = (typeof plantProducts)[number];

/** Decrees of China customs under which registrations are made: 248 until 31 May 2026, 280 since 1 June 2026. */
export const registrationRules = ['145', '248', '280'] as const;
export type RegistrationRule = (typeof registrationRules)[number];

/** Filters of the directory that only readers with the module have; for others they are left out and named in `LockedFilters`. */
export const lockedDirectoryFilters = ['Province', 'Type', 'Product', 'AsOf'] as const;
export type LockedDirectoryFilter = (typeof lockedDirectoryFilters)[number];

/** What the market structure is broken down by; `origin` and `state` are open to everyone. */
export const structureDimensions = ['origin', 'state', 'province', 'type', 'product', 'group'] as const;
export type StructureDimension = (typeof structureDimensions)[number];

/** In what a search found its words. */
export const searchMatches = ['number', 'oldNumber', 'cifer', 'name', 'group', 'place'] as const;
export type SearchMatch = (typeof searchMatches)[number];

/** Answers of the cargo check. */
export const cargoVerdicts = ['yes', 'no', 'unclear'] as const;
export type CargoVerdict = (typeof cargoVerdicts)[number];

/** Storage and form of the cargo that is asked about. */
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

/** Forms of plant list that the desk can import: the list of approved plants, and the directory of the United States' inspection service. */
export const plantListForms = ['approvedList', 'fsisDirectory'] as const;
export type PlantListForm = (typeof plantListForms)[number];

/**
 * What a list says against the records: a plant that is new, gone, no longer or again active, with another scope, another number, other
 * particulars, or as it was; `outOfScope` lines are another's affair (poultry), `faulty` ones cannot be read.
 */
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

/** The kinds of difference that a commit can act on. */
export const committableKinds = ['new', 'gone', 'status', 'scope', 'renumbered', 'details'] as const;
export type CommittableKind = (typeof committableKinds)[number];

/** States of an uploaded list. */
export const listImportStates = ['previewed', 'committed', 'discarded', 'undone'] as const;
