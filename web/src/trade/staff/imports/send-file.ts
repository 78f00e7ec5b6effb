import type { Api } from '@btc/contract/client.ts';
import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type PartSending, sendParts } from '#platform/files/send-parts.ts';

export interface Sending extends Pick<PartSending<unknown>, 'file' | 'received' | 'onProgress' | 'signal' | 'pause'> {
  readonly id: number;
}

/** The last part arrived, but its answer was lost. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.data.List ?? []).some(({ Rule }) => Rule === 'closed');
}

export async function sendFile(api: Api, sending: Sending): Promise<void> {
  const { id, file, onProgress, signal } = sending;
  const { size } = file;
  if (sending.received < size) {
    await sendParts<'whole'>({
      ...sending,
      partBytes: tradeImportRule.partBytes,
      send: async (Offset, Files) => {
        const { Row } = await api('UploadTradeImportPart', { ImportID: id, Offset, Files }, { signal });
        return { received: Row.Received, result: Row.Received >= size ? 'whole' : null };
      },
      findLost: (error) => (isOver(error) ? 'whole' : null),
    });
  }
  onProgress(size);
}
