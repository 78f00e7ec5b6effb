/** A sleep that `ring` ends; a ring while awake ends the next sleep at once, so none is missed. */
export interface WakeSignal {
  ring(): void;
  sleep(ms: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let rung = false;
  let wakeUp: (() => void) | null = null;

  function untilRung(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    ring: () => {
      rung = true;
      wakeUp?.();
    },
    sleep: async (ms) => {
      if (!rung) await untilRung(ms);
      wakeUp = null;
      rung = false;
    },
  };
}
