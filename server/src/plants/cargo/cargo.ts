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

export interface CargoEvent {
  readonly id: number;
  readonly status: PlantChange;
  readonly effectiveOn: string;
  readonly announcedOn: string | null;
  readonly basis: EffectBasis | null;
  readonly rule: RegistrationRule | null;
  readonly oldNumber: string | null;
}

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
  /** Id of an offal cut, where one was named. */
  readonly offalCut: string | null;
  readonly requestedNumber: string | null;
}

export interface CargoReason {
  readonly kind: CargoReasonKind;
  readonly effect: CargoVerdict;
  readonly eventId?: number;
  readonly date?: string | null;
  readonly basis?: EffectBasis | null;
  readonly rule?: RegistrationRule;
  /** A day, a number or an offal cut, depending on the kind. */
  readonly detail?: string;
}
