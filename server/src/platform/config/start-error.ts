/** Why nothing was started, in a sentence for whoever runs the program: it goes out without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartRefusal';
}
