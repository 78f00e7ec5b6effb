/** Submits a form as its button would: with validation and the submit event. */
function requestSubmit(this: HTMLFormElement, submitter?: HTMLElement | null): void {
  const button = submitter ?? document.createElement('button');
  const isOwn = button.parentNode === null;
  if (isOwn) {
    button.hidden = true;
    this.append(button);
  }
  button.click();
  if (isOwn) button.remove();
}

/** `HTMLFormElement.requestSubmit`, which Safari has from 16 on. */
export function addRequestSubmit(): void {
  const prototype: Partial<HTMLFormElement> = HTMLFormElement.prototype;
  prototype.requestSubmit ??= requestSubmit;
}
