const end = Buffer.from('}');

/** An answer as bytes: a kept one is encoded once and not each time it goes out. */
export function envelopeBytes(messageId: string, errorCode: number, dataJson: Buffer): Buffer {
  const start = `{"IsSuccess":${errorCode === 0},"ErrorCode":${errorCode},"MessageID":"${messageId}","Data":`;
  return Buffer.concat([Buffer.from(start), dataJson, end]);
}

/** A successful answer as bytes. */
export function successBytes(messageId: string, dataJson: Buffer): Buffer {
  return envelopeBytes(messageId, 0, dataJson);
}
