import { type Api, createHttpApi } from '@btc/contract/client.ts';
import { watchAges } from './answers/answer-age.ts';
import { storedToken } from './client-state.ts';
import { createAnswerCache } from './answers/answer-cache.ts';
import { type SiteSettings, settingsElementId } from './site-settings.ts';

let api: Api | undefined;

export function documentSettings(): SiteSettings {
  const text = document.getElementById(settingsElementId)?.textContent;
  if (!text) throw new Error('The document holds no settings');
  return JSON.parse(text) as SiteSettings; // written by the root from the same type
}

/** Calls over HTTP, with the reader's token if there is one. */
export function browserApi(): Api {
  api ??= makeKeepingApi();
  return api;
}

function makeKeepingApi(): Api {
  const cache = createAnswerCache((...request) => fetch(...request), {
    token: storedToken,
    askVersions: () => browserApi()('GetRoomVersions', {}),
  });
  // What was changed meanwhile, in another tab or elsewhere, is seen at once.
  document.addEventListener('visibilitychange', cache.doubt);
  return makeApi(cache.fetch);
}

/** The same calls over another `fetch`, such as one that reports upload progress. */
export function makeApi(other?: typeof fetch): Api {
  const settings = documentSettings();
  return createHttpApi({
    systemBase: settings.systemApiBase,
    managementBase: settings.managementApiBase,
    apiKey: settings.apiKey,
    token: storedToken,
    sparesItems: true,
    checkFile: async (file) => (await import('./files/chosen-file.ts')).throwIfChanged(file),
    fetch: watchAges(other ?? ((input, init) => fetch(input, init))),
  });
}
