export async function loadDemoFacts(_: unknown): Promise<void> {}
