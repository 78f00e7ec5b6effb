import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '@btc/contract/client.ts';
import { isBusy } from '@btc/contract/trade/desk/import-rule.ts';

const lookEveryMs = 50;
const busyLimitMs = 120_000;

export async function send(api: Api, path: string, name: string): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { Row, Dict } = await api('StartTradeImport', { FileName: name, Bytes: size });
    for (let Offset = 0; Offset < size; Offset += Dict.PartBytes) {
      const bytes = Buffer.alloc(Math.min(Dict.PartBytes, size - Offset));
      await file.read(bytes, 0, bytes.length, Offset);
      await api('UploadTradeImportPart', { ImportID: Row.ImportID, Offset, Files: new Blob([bytes]) });
    }
    return Row.ImportID;
  } finally {
    await file.close();
  }
}

export async function waitWhileBusy(api: Api, ImportID: number): Promise<string> {
  const started = performance.now();
  for (;;) {
    const { Row } = await api('GetTradeImport', { ImportID });
    if (!isBusy(Row.State) || performance.now() - started > busyLimitMs) return Row.State;
    await wait(lookEveryMs);
  }
}
