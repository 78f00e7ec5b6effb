import { useRenderNonce } from '#platform/pages/render-nonce.ts';

/*
 * Within the document, so that it listens before the console's own script has come: remembers that a member of staff pressed
 * Ctrl-K, for the search to open by itself. Once the button of the search is there, it has the key.
 */
const script = `addEventListener('keydown',function(e){try{if((e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey&&e.key.toLowerCase()==='k'&&(sessionStorage.getItem('btc.token')||localStorage.getItem('btc.token'))&&!document.querySelector('[aria-keyshortcuts="Control+K Meta+K"]')){e.preventDefault();document.documentElement.dataset.find=''}}catch{}})`;

export function EarlyKey() {
  const nonce = useRenderNonce();
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

export function isKeyEarly(): boolean {
  return document.documentElement.dataset['find'] !== undefined;
}

export function forgetEarlyKey(): void {
  delete document.documentElement.dataset['find'];
}
