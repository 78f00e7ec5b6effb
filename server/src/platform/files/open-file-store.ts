import type { FilesConfig } from '#platform/config/config.ts';
import { type FileStore, openFolderStore } from './file-store.ts';

/** Opens the configured file store; the S3 client is loaded only where one is set. */
export async function openFileStore({ folder, s3 }: FilesConfig): Promise<FileStore> {
  if (s3 === null) return openFolderStore(folder);
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(s3, folder);
}
