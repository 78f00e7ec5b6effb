let copy: HTMLElement | null = null;
let copiedAddress = '';

function currentAddress(): string {
  return location.href.replace(/#.*/, '');
}

/** Copies the server's document before scripts change it. */
export function keepServerDocument(): void {
  copy = document.documentElement.cloneNode(true) as HTMLElement; // a clone is of its original's kind
  // It is the signed-out page: nothing of the reader's own comes after it.
  delete copy.dataset['signedIn'];
  copiedAddress = currentAddress();
}

export function forgetServerDocument(): void {
  copy = null;
}

/** Runs `end` and restores the server's document; false where another page is shown or it was already restored. */
export function restoreServerDocument(end: () => void): boolean {
  if (copy === null || copiedAddress !== currentAddress()) return false;
  try {
    end();
  } catch {
    // What is left of the page goes with it.
  }
  document.querySelector('html')?.remove();
  document.append(copy);
  // As where scripts are off: the button that sends the filters, the line that says what needs them.
  for (const part of copy.querySelectorAll('noscript')) part.outerHTML = part.textContent;
  copy = null;
  return true;
}
