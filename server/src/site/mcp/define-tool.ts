import type { z } from 'zod';
import type { ToolDeps } from './read-part.ts';

/** A tool: what it is for, what it is asked with, and how its answer is found. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  /** Fields of its calls, and what it calls them itself where that differs: errors name what was asked with. */
  readonly params?: Readonly<Record<string, string>>;
  readonly run: (deps: ToolDeps, input: z.output<Input>) => Promise<object>;
}

export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return { ...tool, run: (deps, input) => tool.run(deps, tool.input.parse(input)) };
}
