import { fork } from 'node:child_process';

interface JobAnswer<Output> {
  readonly output?: Output;
  readonly fault?: string;
}

/** A piece of measuring that runs in a process of its own, so that its memory and processor time are its own. */
export interface Job<Input extends object, Output extends object> {
  /** Runs the job in a new process. */
  run(input: Input): Promise<Output>;
}

/** Defines the job of a file: importing the file gives the handle, running it as `run` does makes it work. */
export function defineJob<Input extends object, Output extends object>(
  file: string,
  work: (input: Input) => Promise<Output>,
): Job<Input, Output> {
  if (process.argv[1] === file && process.send !== undefined) {
    process.once('message', (input) => {
      work(input as Input) // sent by `run` below, which has the same type
        .then(
          (output) => ({ output }),
          (error: unknown) => ({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
        )
        .then((answer: JobAnswer<Output>) => process.send?.(answer, () => process.exit(0)))
        .catch(() => process.exit(1));
    });
  }
  return { run: (input) => runJob(file, input) };
}

function runJob<Output extends object>(file: string, input: object): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: ['--expose-gc'] });
    let answer: JobAnswer<Output> = { fault: `${file} ended without an answer` };
    child.once('message', (message) => {
      answer = message as JobAnswer<Output>; // sent by `defineJob` above
    });
    child.once('error', reject);
    child.once('close', () => {
      if (answer.output === undefined) reject(new Error(answer.fault));
      else resolve(answer.output);
    });
    child.send(input);
  });
}
