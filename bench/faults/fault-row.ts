export interface FaultContext {
  readonly tries: number;
  /** Number of calls or rows, where a row counts something other than tries. */
  readonly count: number | null;
  /** A folder of the row's own, accessible to every account. */
  readonly folder: string;
  readonly template: string;
  readonly say: (text: string) => void;
  /** Registers a clean-up for the end of the row; they run in reverse order. */
  readonly atEnd: (close: () => Promise<unknown>) => void;
}

export interface Tally {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly halfDone: number;
}

export interface Outcome {
  readonly tries: number;
  /** Left out where nothing was written. */
  readonly tally?: Tally;
  /** Seconds from the end of the fault to the first of a steady run of good answers. */
  readonly recoverySeconds?: readonly number[];
  /** Failures found; empty: good. */
  readonly wrong: readonly string[];
  readonly notes?: string;
}

/** A requirement on the machine: null where it is met, else the reason why not. */
export type Need = () => Promise<string | null> | string | null;

export interface FaultRow {
  readonly name: string;
  readonly what: string;
  readonly needs?: readonly Need[];
  readonly tries?: number;
  /** Its times are checked against a limit, so nothing else runs beside it. */
  readonly alone?: boolean;
  /** It mostly waits: such rows run beside all others, after those that must run alone. */
  readonly waits?: boolean;
  readonly run: (context: FaultContext) => Promise<Outcome>;
}
