import { dataForms, dataPages, toDataPath, toMetadataPath, toPackagePath } from '@btc/contract/data/data-address.ts';
import type { DataPage } from '@btc/contract/data/data-page.ts';
import { dataDocuments, toDocumentPath } from '@btc/contract/data/data-documents.ts';
import { toYearFilePath } from '@btc/contract/data/whole-sets.ts';
import { listNeeded, toCataloguedQuery } from '../catalogued-query.ts';
import { commonValues } from '../parameters.ts';
import type { Catalogued } from './data-document.ts';

export function describeCatalogue({ sets, wholeSets, publicUrl }: Catalogued) {
  return {
    title: { zh: 'Beef to China 数据目录', en: 'Beef to China data catalogue' },
    version: '1',
    parameters: {
      ...commonValues,
      fields: 'column,column',
      limit: '1–100000',
      cursor: 'as Link and next say',
    },
    sets: sets.map(({ name, title, lead, module }) => {
      const page: DataPage = dataPages[name];
      const query = toCataloguedQuery(name, 'en');
      return {
        name,
        title: { zh: title.cn, en: title.en },
        description: { zh: lead.cn, en: lead.en },
        module,
        page: page.path,
        parameters: Object.keys(page.params),
        /** In links these name an example. */
        needs: listNeeded(name),
        data: Object.fromEntries(dataForms.map((form) => [form, publicUrl + toDataPath(query, form)])),
        metadata: publicUrl + toMetadataPath({ ...query, params: {} }),
        datapackage: publicUrl + toPackagePath(query),
      };
    }),
    documents: Object.fromEntries(dataDocuments.map((name) => [name, publicUrl + toDocumentPath(name, 'en')])),
    /** One Parquet file per year. */
    whole: wholeSets.map(({ name, title, lead, module, takes }) => ({
      name,
      title: { zh: title.cn, en: title.en },
      description: { zh: lead.cn, en: lead.en },
      module,
      parameters: takes,
      data: publicUrl + toYearFilePath(name, '{year}', 'en'),
    })),
  };
}
