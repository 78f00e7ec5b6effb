/** Called with the share of an upload sent, 0 to 1. */
export type OnProgress = (share: number) => void;

/** A `fetch` with upload progress, which the browser's own lacks; for calls of the API only. */
export function uploadFetch(onProgress: OnProgress): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
      request.addEventListener('error', () => reject(new TypeError('The upload failed')));
      request.addEventListener('abort', () => reject(abortReason(init.signal)));
      init.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init.body instanceof ReadableStream ? null : (init.body ?? null));
    });
}

function abortReason(signal: AbortSignal | null | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException('The upload was stopped', 'AbortError');
}
