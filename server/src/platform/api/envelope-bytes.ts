export function envelopeStart(messageId: string, errorCode: number): string {
  return `{"IsSuccess":${errorCode === 0},"ErrorCode":${errorCode},"MessageID":"${messageId}","Data":`;
}

/** Data and end of an envelope: identical in every answer to the same input, so it can be cached. */
export function envelopeRest(data: object): Buffer {
  return Buffer.from(`${JSON.stringify(data)}}`);
}
