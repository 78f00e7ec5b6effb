import type { Api } from '@btc/contract/client.ts';
import type { IssueListKind } from '@btc/contract/trade/desk/import-rule.ts';
import { readBytes } from './base64.ts';

/** The complete list from the server: one line per issue, with reasons in both languages. */
export async function wholeIssueList(
  api: Api,
  importId: number,
  kind: IssueListKind,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let offset = 0, total = 1; offset < total;) {
    const part = await api('GetTradeImportIssues', { ImportID: importId, Kind: kind, Offset: offset });
    if (part.Row.Bytes === 0) break;
    parts.push(readBytes(part.Row.Base64));
    offset += part.Row.Bytes;
    total = part.Total;
  }
  return parts;
}
