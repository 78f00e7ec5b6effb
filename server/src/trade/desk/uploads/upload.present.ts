import type { TradeUpload } from '@btc/contract/trade/desk/trade-import.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { emptyPreview } from '../import-preview.ts';
import { findEnd, readBasis, type Upload } from './upload.queries.ts';
import { listWaiting } from './upload-work.queries.ts';

export interface Standing {
  readonly basis: string;
  readonly waiting: ReadonlySet<number>;
}

export async function readStanding(db: Db): Promise<Standing> {
  const [basis, waiting] = await Promise.all([readBasis(db), listWaiting(db)]);
  return { basis, waiting };
}

export function presentUpload(upload: Upload, { basis, waiting }: Standing): TradeUpload {
  const { preview, recognised } = upload;
  const end = findEnd(upload);
  return {
    ImportID: upload.id,
    FileName: upload.fileName,
    Bytes: upload.bytes,
    Received: upload.received,
    State: upload.state,
    Waiting: waiting.has(upload.id),
    Format: upload.format ?? recognised,
    Recognised: upload.format === null && recognised !== null,
    PublishedOn: upload.publishedOn,
    Origins: [...upload.origins],
    Covers: [...upload.covers],
    Sheet: upload.sheet,
    Encoding: upload.encoding ?? '',
    Fingerprint: upload.fingerprint,
    EndsAt: end === null ? null : shanghaiMoment(end),
    ...(preview ?? emptyPreview).found,
    UpToDate: upload.basis === null || upload.basis === basis,
    RunID: upload.runId,
    IsSet: upload.isSet,
    SetID: upload.setId,
    By: upload.byName,
    At: shanghaiMoment(upload.createdAt),
  };
}
