export function downloadRoutes(_: unknown) {
  return async (): Promise<void> => undefined;
}
