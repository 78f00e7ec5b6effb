import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import { listCompanies, listPlantCodes, listPlants } from '../names/directory.queries.ts';
import { maskedPlantNumber } from '../names/names.ts';
import type { Requester } from '../view-question.ts';

/** A code of the facts, and the origin within which it is ranked (null: among all). */
export interface Subject {
  readonly kind: 'exporter' | 'plant' | 'importer';
  readonly code: string;
  readonly origin: string | null;
}

/** Throws 1001 where the question names none or several companies or plants, 1009 for an unknown one. */
export async function findSubject(
  input: DataQuestion,
  kind: 'company' | 'importer',
  requester: Requester,
): Promise<Subject> {
  if (kind === 'importer') {
    if (input.PlantNo !== '') throw refused('PlantNo', 'notInThisView');
    return findCompany(input.Company, 'importer', requester);
  }
  if (input.PlantNo === '') return findCompany(input.Company, 'exporter', requester);
  if (input.Company !== '') throw refused('Company', 'onlyOne');
  return findPlant(input.PlantNo, requester);
}

function refused(Field: 'PlantNo' | 'Company', Rule: string): ApiError {
  return badRequest(Field, Rule);
}

const codes = { exporter: /^E[1-9]\d{0,8}$/, importer: /^I[1-9]\d{0,8}$/ } as const;

async function findCompany(code: string, kind: 'exporter' | 'importer', { db }: Requester): Promise<Subject> {
  if (code === '') throw refused('Company', 'required');
  if (code.includes('|')) throw refused('Company', 'onlyOne');
  if (!codes[kind].test(code)) throw refused('Company', 'unknownCode');
  const [company] = await listCompanies(db, kind, [code]);
  if (company === undefined) throw new ApiError(1009);
  return { kind, code, origin: company.origin };
}

async function findPlant(code: string, { db, namesHidden }: Requester): Promise<Subject> {
  if (code.includes('|')) throw refused('PlantNo', 'onlyOne');
  const masked = maskedPlantNumber(code);
  // Who may not see a plant's number learns nothing from trying it.
  if (masked === null && namesHidden) throw refused('PlantNo', 'unknownCode');
  const [known] = await listPlantCodes(db, masked === null ? { ids: [], codes: [code] } : { ids: [masked] });
  const [plant] = known === undefined ? [] : await listPlants(db, { codes: [known.code] }, '0001-01-01');
  if (plant === undefined) throw new ApiError(1009);
  return { kind: 'plant', code: plant.code, origin: plant.origin };
}
