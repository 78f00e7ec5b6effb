import type { Api } from '@btc/contract/client.ts';
import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, it } from 'vitest';
import { FileChanged } from '#platform/files/file-changed.ts';
import { sendFile } from './send-file.ts';

const { partBytes } = tradeImportRule;

/** A server that stores parts in order; `fails`: attempts lost before or after they arrived. */
function createServer(bytes: number, fails: readonly ('before' | 'after' | null)[] = []) {
  const tries = [...fails];
  const state = { received: 0, parts: 0 };
  const call = async (_name: string, { Offset, Files }: { Offset: number; Files: Blob }) => {
    const fate = tries.shift() ?? null;
    if (fate === 'before') throw new TypeError('lost');
    if (state.received === bytes) throw new ApiError(1001, { List: [{ Field: 'ImportID', Rule: 'closed' }] });
    if (Offset !== state.received) {
      throw new ApiError(1001, {
        List: [{ Field: 'Offset', Rule: 'changed' }],
        Dict: { Received: state.received },
      });
    }
    state.received += Files.size;
    state.parts += 1;
    if (fate === 'after') throw new TypeError('lost');
    return { Row: { Received: state.received } };
  };
  return { state, api: call as unknown as Api };
}

async function send(bytes: number, fails: readonly ('before' | 'after' | null)[] = [], received = 0) {
  const { state, api } = createServer(bytes, fails);
  state.received = received;
  const seen: number[] = [];
  await sendFile(api, {
    id: 1,
    file: new Blob([new Uint8Array(bytes)]),
    received,
    onProgress: (share) => seen.push(share),
    signal: new AbortController().signal,
    pause: 0,
  });
  return { ...state, seen };
}

const bytes = 2 * partBytes + 10;

it('sends every part once and says how far it is', async () => {
  expect(await send(bytes)).toEqual({ received: bytes, parts: 3, seen: [0, partBytes, 2 * partBytes, bytes] });
});

it('sends a part again that was lost, and not one whose answer was', async () => {
  expect(await send(bytes, ['before', null, 'after'])).toMatchObject({ received: bytes, parts: 3 });
});

it('is done where only the answer to the last part was lost', async () => {
  expect(await send(bytes, [null, null, 'after'])).toMatchObject({ received: bytes, parts: 3 });
});

it('goes on where an upload was broken off', async () => {
  expect(await send(bytes, [], partBytes)).toMatchObject({ received: bytes, parts: 2 });
});

it('gives up where nothing arrives', async () => {
  await expect(send(bytes, ['before', 'before', 'before', 'before'])).rejects.toThrow('lost');
});

it('does not take a file that changed on the device for a broken network', async () => {
  const { api, state } = createServer(bytes);
  const file = new Blob([new Uint8Array(bytes)]);
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('unreadable')) });
  const sent = sendFile(api, { id: 1, file, received: 0, onProgress: () => {}, signal: new AbortController().signal });
  await expect(sent).rejects.toBeInstanceOf(FileChanged);
  expect(state.parts).toBe(0);
});
