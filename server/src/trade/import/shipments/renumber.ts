import type { Staging } from '../facts/staging.ts';
import type { NumberedCompany } from './name.queries.ts';

export async function renumberCompanies(staging: Staging, companies: readonly NumberedCompany[]): Promise<void> {
  if (companies.length === 0) return;
  const { connection } = staging;
  await connection.run('create temp table numbered (mark varchar, code varchar)');
  const appender = await connection.createAppender('numbered');
  for (const { mark, id } of companies) {
    appender.appendVarchar(mark);
    appender.appendVarchar(`${mark.slice(0, 1)}${id}`);
    appender.endRow();
  }
  appender.flushSync();
  appender.closeSync();
  for (const column of ['exporter', 'importer']) {
    await connection.run(
      `update staged set ${column} = numbered.code from numbered where staged.${column} = numbered.mark`,
    );
  }
}
