import { onTestFinished, vi } from 'vitest';

interface SavedFile {
  readonly name: string;
  readonly text: string;
}

export function keepSavedFiles(): () => Promise<readonly SavedFile[]> {
  const saved: { readonly name: string; readonly blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob !== undefined) saved.push({ name: this.download, blob });
  });
  const create = URL.createObjectURL;
  const revoke = URL.revokeObjectURL;
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:https://portal.example/${blobs.size}`;
    blobs.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  onTestFinished(() => {
    press.mockRestore();
    URL.createObjectURL = create;
    URL.revokeObjectURL = revoke;
  });
  return () => Promise.all(saved.map(async ({ name, blob }) => ({ name, text: await blob.text() })));
}
