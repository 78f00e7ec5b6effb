import type { TradeUpload } from '@btc/contract/trade/desk/trade-import.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { nothingFound } from './finding.ts';
import { endOf, type Upload } from './upload.queries.ts';

/** A file on its way in, for the wire; `basis` is what has been loaded and taken back by now. */
export function presentUpload(upload: Upload, basis: string): TradeUpload {
  const { finding, recognised } = upload;
  const end = endOf(upload);
  return {
    ImportID: upload.id,
    FileName: upload.fileName,
    Bytes: upload.bytes,
    Received: upload.received,
    State: upload.state,
    Format: upload.format ?? recognised,
    Recognised: upload.format === null && recognised !== null,
    PublishedOn: upload.publishedOn,
    Origins: [...upload.origins],
    Covers: [...upload.covers],
    Sheet: upload.sheet,
    Fingerprint: upload.fingerprint,
    EndsAt: end === null ? null : shanghaiMoment(end),
    ...(finding ?? nothingFound).found,
    UpToDate: upload.basis === null || upload.basis === basis,
    RunID: upload.runId,
    IsSet: upload.isSet,
    SetID: upload.setId,
    By: upload.byName,
    At: shanghaiMoment(upload.createdAt),
  };
}
