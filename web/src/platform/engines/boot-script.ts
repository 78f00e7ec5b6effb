import { sessionChannel } from '../tab-session.ts';
import { decisiveBuiltIns } from '../../../engines.ts';
import { address as polyfills } from './polyfills.script.ts?separate';

/** Loads the polyfills before the page's scripts, only in engines that lack a required built-in. */
const bringPolyfills = `if(!(${decisiveBuiltIns.join('&&')}))document.write('<script src="${polyfills}"><\\/script>')`;

/** After a script failure the page stays the signed-out one, so its locks are shown; failed imports are rejections. */
const showLocks = `['error','unhandledrejection'].forEach(function(t){addEventListener(t,function(e){var n=e.target.tagName;if(!n||n==='SCRIPT')delete document.documentElement.dataset.signedIn},true)})`;

/** Before first paint: hides the signed-out page's locks from a signed-in reader, asking other tabs for a login. */
const findLogin = `var k='btc.token',s=sessionStorage,h=document.documentElement.dataset;if(s.getItem(k)||localStorage.getItem(k))h.signedIn='';else{var c=new BroadcastChannel('${sessionChannel}');c.onmessage=function(e){var d=e.data;if(!d.token||s.getItem(k))return;c.close();s.setItem(k,d.token);if(d.user)s.setItem('btc.user',d.user);h.signedIn='';dispatchEvent(new StorageEvent('storage'))};c.postMessage({isQuestion:true})}`;

/** The inline script of the head; each part runs even if another fails. */
export function buildBootScript(): string {
  // While pages are edited there is no file of them.
  const parts = polyfills === '' ? [showLocks, findLogin] : [showLocks, bringPolyfills, findLogin];
  return parts.map((part) => `try{${part}}catch{}`).join('');
}
