import { callTimeoutMs } from '@btc/contract/wire/envelope.ts';
import { spareTrialItems, trialItemsHeader } from '@btc/contract/wire/trial-items-header.ts';
import { documentSettings } from '../browser-api.ts';

/** File name from Content-Disposition, else from the path. */
export function toFileName(disposition: string | null, path: string): string {
  const written = /filename\*=UTF-8''([\w.%-]+)/.exec(disposition ?? '')?.[1];
  if (written !== undefined) return decodeURIComponent(written).replaceAll(/[/\\]/g, '');
  const named = /filename="([^"/\\]+)"/.exec(disposition ?? '')?.[1];
  return named ?? /([\w-]+\.\w+)(?:\?|$)/.exec(path)?.[1] ?? 'data';
}

export async function saveWithToken(path: string, token: string): Promise<void> {
  const response = await fetch(path, {
    headers: { Token: token, Authorization: documentSettings().apiKey, [trialItemsHeader]: spareTrialItems },
    signal: AbortSignal.timeout(callTimeoutMs),
  });
  if (!response.ok) throw new Error(`The file was refused with ${response.status}`);
  saveBlob(await response.blob(), toFileName(response.headers.get('Content-Disposition'), path));
}

export function saveBlob(bytes: Blob, fileName: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
