/** An envelope up to its data. */
export function envelopeStart(messageId: string, errorCode: number): string {
  return `{"IsSuccess":${errorCode === 0},"ErrorCode":${errorCode},"MessageID":"${messageId}","Data":`;
}

/** The data of an envelope and its end: the part that is the same in every answer to a question, and so can be kept. */
export function envelopeRest(data: object): Buffer {
  return Buffer.from(`${JSON.stringify(data)}}`);
}
