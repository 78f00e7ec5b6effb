import { fork } from 'node:child_process';
import nodeOptions from '../server/node-options.json' with { type: 'json' };

/** Measuring code that runs in its own process, so that memory and CPU time are its own. */
type Work = (input: never) => Promise<object>;

interface JobAnswer {
  readonly output?: object;
  readonly issue?: string;
}

/** Called in the job's file: does the work that `runJob` asks for and ends the process. */
export function serveJob(work: Work): void {
  process.once('message', (input) => {
    work(input as never) // sent by `runJob`, which is given the type of the work
      .then(
        (output): JobAnswer => ({ output }),
        (error: unknown): JobAnswer => ({
          issue: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
      )
      .then((answer) => process.send?.(answer, () => process.exit(0)))
      .catch(() => process.exit(1));
  });
}

/** Runs a job file in a new process, the only one to load it. Rejects with the job's error. */
export function runJob<Job extends Work>(
  file: URL,
  input: Parameters<Job>[0] & object,
): Promise<Awaited<ReturnType<Job>>> {
  return new Promise((resolve, reject) => {
    const child = fork(file, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: ['--expose-gc', ...nodeOptions],
    });
    let answer: JobAnswer = { issue: `${file.pathname} ended without an answer` };
    child.once('message', (message) => {
      answer = message as JobAnswer; // sent by `serveJob`
    });
    child.once('error', reject);
    child.once('close', () => {
      if (answer.output === undefined) reject(new Error(answer.issue));
      else resolve(answer.output as Awaited<ReturnType<Job>>); // what the work of the file gave
    });
    child.send(input);
  });
}
