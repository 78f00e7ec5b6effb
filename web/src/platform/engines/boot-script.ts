import { sessionChannel } from '../tab-session.ts';
import { decisiveBuiltIns } from '../../../engines.ts';
import { address as polyfills } from './polyfills.script.ts?separate';

/** What an engine lacks that the pages' scripts need comes before them, and only there. */
const bringPolyfills = `if(!(${decisiveBuiltIns.join('&&')}))document.write('<script src="${polyfills}"><\\/script>')`;

/** Where a script does not run, no page of the reader's own comes after the signed-out one; what is imported fails as a rejection. */
const showLocks = `['error','unhandledrejection'].forEach(function(t){addEventListener(t,function(e){var n=e.target.tagName;if(!n||n==='SCRIPT')delete document.documentElement.dataset.signedIn},true)})`;

/**
 * Before anything is painted: a signed-in reader must not see the signed-out page's locks while their own page loads. Where this tab
 * has no login it asks the others (tab-session.ts); an answer that comes when the page lives already counts like a login elsewhere.
 */
const findLogin = `var k='btc.token',s=sessionStorage,h=document.documentElement.dataset;if(s.getItem(k)||localStorage.getItem(k))h.signedIn='';else{var c=new BroadcastChannel('${sessionChannel}');c.onmessage=function(e){var d=e.data;if(!d.token||s.getItem(k))return;c.close();s.setItem(k,d.token);if(d.user)s.setItem('btc.user',d.user);h.signedIn='';dispatchEvent(new StorageEvent('storage'))};c.postMessage({isQuestion:true})}`;

/** The script that the document carries in its head; each part does its own if another fails. */
export function buildBootScript(): string {
  // While pages are edited there is no file of them.
  const parts = polyfills === '' ? [showLocks, findLogin] : [showLocks, bringPolyfills, findLogin];
  return parts.map((part) => `try{${part}}catch{}`).join('');
}
