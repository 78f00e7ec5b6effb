/** What a row is run with. */
export interface FaultContext {
  /** How often the fault is made. */
  readonly tries: number;
  /** How many calls or rows, where a row counts something else than tries. */
  readonly count: number | null;
  /** A folder of the row's own, which every account can enter. */
  readonly folder: string;
  /** A data folder with the demonstration's records in it, to be copied. */
  readonly template: string;
  readonly say: (text: string) => void;
  /** Runs the clean-up when the row ends, the last first. */
  readonly atEnd: (close: () => Promise<unknown>) => void;
}

/** What acknowledged writes have become. */
export interface Tally {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly halfDone: number;
}

/** What a row found. */
export interface Outcome {
  readonly tries: number;
  /** Left out where nothing was written. */
  readonly tally?: Tally;
  /** From the end of the fault to the first of many answers that all is well, seconds. */
  readonly recoverySeconds?: readonly number[];
  /** What is not as it must be; empty: good. */
  readonly wrong: readonly string[];
  readonly notes?: string;
}

/** Something that the machine must give; null where it does, else why it does not. */
export type Need = () => Promise<string | null> | string | null;

/** A fault that is made on purpose. */
export interface FaultRow {
  readonly name: string;
  readonly what: string;
  readonly needs?: readonly Need[];
  /** How often without `--tries`; 5 where it is left out. */
  readonly tries?: number;
  /** Its times are held against a limit: nothing else runs beside it. */
  readonly alone?: boolean;
  /** It mostly waits: such rows run beside all others, once those that must be alone are done. */
  readonly waits?: boolean;
  readonly run: (context: FaultContext) => Promise<Outcome>;
}
