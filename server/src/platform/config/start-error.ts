/** Reason why nothing was started, for the operator; printed without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartRefusal';
}
