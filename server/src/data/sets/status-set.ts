import { readSourceStatus, type SourceStatus } from '@btc/contract/data/source-status.ts';
import { type DataSet, dataSet } from '#data/data-set.ts';
import { dateAttribute, dimension, mark, noteSource, textAttribute } from '#data/data-table.ts';

export const statusSet: DataSet = dataSet<SourceStatus>(
  'status',
  {
    title: ['各来源更新情况', 'Freshness of the sources'],
    lead: [
      '各数据来源的数据截至何时、何时公布和入库、下次何时发布。',
      'Of each source: to when its figures go, when they were published and loaded, and when the next come.',
    ],
    columns: [
      dimension('source', ['来源', 'Source'], ({ code }) => code, 'name'),
      textAttribute('name', ['来源名称', 'Source, name'], ({ nameCn, nameEn }, edition) =>
        edition === 'en' ? nameEn : nameCn,
      ),
      textAttribute('data_to', ['数据至', 'Figures to'], ({ dataTo }) => dataTo),
      dateAttribute('published_on', ['发布日期', 'Published on'], ({ publishedOn }) => publishedOn),
      textAttribute('loaded_at', ['入库时间', 'Loaded at'], ({ loadedAt }) => loadedAt),
      // A day, or a month where only that is expected.
      textAttribute('next_on', ['下次发布', 'Next release'], ({ next }) => next?.Date ?? null),
      textAttribute('next_title', ['下次发布内容', 'Next release, title'], ({ next }, edition) =>
        next === null ? null : edition === 'en' ? next.TitleEn : next.TitleCn,
      ),
      mark('next_expected', ['按规律推算', 'Expected by rule'], ({ next }) => next?.Expected ?? false),
      mark('demonstration', ['演示数据', 'Demonstration'], ({ isDemo }) => isDemo),
    ],
  },
  async (api, _fields, edition) => {
    const rows = await readSourceStatus(api, edition === 'en');
    return {
      rows,
      notes: noteSource({ cn: 'Beef to China', en: 'Beef to China' }, { isDemo: rows.some(({ isDemo }) => isDemo) }),
    };
  },
);
