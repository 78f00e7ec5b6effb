let copy: HTMLElement | null = null;
let copiedAddress = '';

function currentAddress(): string {
  return location.href.replace(/#.*/, '');
}

/** Keeps the document as the server sent it, before anything of the page's script changes it. */
export function keepServerDocument(): void {
  copy = document.documentElement.cloneNode(true) as HTMLElement; // a clone is of its original's kind
  // It is the signed-out page: nothing of the reader's own comes after it.
  delete copy.dataset['signedIn'];
  copiedAddress = currentAddress();
}

/** Called when another page is shown. */
export function forgetServerDocument(): void {
  copy = null;
}

/**
 * Ends what the script has made of the page and puts the document that the server sent in its place; its links and forms work as any
 * document's. False where another page is shown, or the document has its place again.
 */
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
