import type { z } from 'zod';
import type { ToolDeps } from './read-part.ts';

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: z.ZodObject;
  /** Parameters of its calls, with the tool's own name where it differs: errors use the caller's name. */
  readonly params?: Readonly<Record<string, string>>;
  /** Former names of its parameters, which are still taken. */
  readonly formerly?: Readonly<Record<string, string>>;
  /** Whether its answers are views, which have embed pages. */
  readonly hasChart?: boolean;
  readonly run: (deps: ToolDeps, input: z.output<Input>) => Promise<object>;
}

export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return { ...tool, run: (deps, input) => tool.run(deps, tool.input.parse(input)) };
}
