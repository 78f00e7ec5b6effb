import type {
  CargoReasonKind,
  CargoForm,
  CargoStorage,
  CargoVerdict,
  EffectBasis,
  PlantChange,
  PlantMeat,
  PlantProduct,
  RegistrationRule,
} from '@btc/contract/plants/plant-codes.ts';
import type { CargoDates } from './cargo-dates.ts';

/** An event as the cargo rule reads it. */
export interface CargoEvent {
  readonly id: number;
  readonly status: PlantChange;
  readonly effectiveOn: string;
  readonly announcedOn: string | null;
  readonly basis: EffectBasis | null;
  readonly rule: RegistrationRule | null;
  readonly oldNumber: string | null;
}

/** The plant of a cargo as the records have it. */
export interface CargoPlant {
  readonly meats: readonly PlantMeat[];
  readonly products: readonly PlantProduct[];
  readonly offalCuts: readonly string[];
  readonly validTo: string | null;
  readonly events: readonly CargoEvent[];
}

export interface Cargo extends CargoDates {
  readonly meat: PlantMeat;
  readonly storage: CargoStorage;
  readonly form: CargoForm;
  /** Id of an offal cut, where it was named. */
  readonly offalCut: string | null;
  /** The former number of the plant by which it was asked for. */
  readonly requestedNumber: string | null;
}

/** What the rule finds, before it is put into words. */
export interface CargoReason {
  readonly kind: CargoReasonKind;
  readonly effect: CargoVerdict;
  readonly eventId?: number;
  readonly date?: string | null;
  readonly basis?: EffectBasis | null;
  readonly rule?: RegistrationRule;
  /** A day, a number or an offal cut that the kind speaks of. */
  readonly detail?: string;
}
