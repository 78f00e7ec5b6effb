import type { FigureMemberField, FindFigureMembers } from '#figures/face.ts';
import { originNames } from '#prices/face.ts';
import { listCompaniesNamed, listPlantsNamed } from './find-members.queries.ts';

const letters = { importer: 'I', exporter: 'E' } as const;

function toMember(field: FigureMemberField, code: string, names: { readonly cn: string; readonly en: string }) {
  return { field, path: `${field}=${code}`, ...names };
}

export const findFigureMembers: FindFigureMembers = async (db, field, words) => {
  if (field === 'plant') {
    const plants = await listPlantsNamed(db, words);
    return plants.map(({ code, origin, number, name_cn: cn, name_en: en, name_local: local }) => {
      const names = originNames(origin);
      return toMember(field, code, {
        cn: `${names.cn} ${number} ${cn ?? en ?? local ?? ''}`.trim(),
        en: `${names.en} ${number} ${en ?? local ?? cn ?? ''}`.trim(),
      });
    });
  }
  const companies = await listCompaniesNamed(db, field, words);
  return companies.map(({ id, name_cn: cn, name_en: en }) =>
    toMember(field, `${letters[field]}${id}`, { cn: cn ?? en ?? '', en: en ?? cn ?? '' }),
  );
};
