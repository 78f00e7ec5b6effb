import { afterEach, beforeEach, vi } from 'vitest';

// What a test prints as an error or a warning is a fault that nobody would read in the output.
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      said.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (said.length > 0) throw new Error(said.join('\n'));
});
