import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchContext } from './bench-context.ts';
import { type PortalProcess, startPortalProcess } from './portal-process.ts';

const running = new WeakMap<BenchContext, Promise<PortalProcess>>();

async function start(context: BenchContext): Promise<PortalProcess> {
  const dataDir = join(context.folder, 'portal');
  await mkdir(dataDir, { recursive: true });
  const portal = await startPortalProcess(dataDir);
  context.atEnd(() => portal.stop());
  return portal;
}

export function sharedPortal(context: BenchContext): Promise<PortalProcess> {
  const portal = running.get(context) ?? start(context);
  running.set(context, portal);
  return portal;
}
