import type { Api } from '@btc/contract/client.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { type PlantFile, plantFiles } from '@btc/contract/plants/plant-paths.ts';
import { plantsOperations as contract } from '@btc/contract/plants/plants.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import { requireOpen } from '#platform/data/require-open.ts';
import {
  addSheetRoutes,
  type FileDeps,
  type Given,
  type MakeSheet,
  readAllPages,
  readQuestion,
} from '#platform/export/file-route.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { describeFile } from '#platform/export/describe-file.ts';
import { describePlantFile } from './describe-plant-file.ts';
import { addTemplateRoutes } from '#platform/import/template/template-routes.ts';
import { plantListTemplate } from '../list/plant-list-template.ts';
import { buildEventsSheet, buildPlantsSheet, buildStructureSheet } from './plant-sheets.ts';

const PageSize = 100;

async function readPlants(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const question = { ...readQuestion(contract.GetWebFrontApprovePlant.input, given), isEn: edition === 'en', PageSize };
  const { Rows, Dict } = await readAllPages((Page) => api('GetWebFrontApprovePlant', { ...question, Page }));
  return buildPlantsSheet(Rows, Dict, edition);
}

async function readEvents(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const question = {
    ...readQuestion(contract.GetWebApprovePlantChildState.input, given),
    isEn: edition === 'en',
    PageSize,
  };
  const { Rows, Dict } = await readAllPages(async (Page) => {
    const answer = await api('GetWebApprovePlantChildState', { ...question, Page });
    requireOpen(answer.Dict.Locked);
    return answer;
  });
  return buildEventsSheet(Rows, Dict, edition);
}

async function readStructure(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const question = readQuestion(contract.GetWebFrontApprovePlantPattern.input, given);
  const answer = await api('GetWebFrontApprovePlantPattern', { ...question, isEn: edition === 'en' });
  // What is locked leaves no bars; what is open of it has them, and the file holds those.
  if (answer.Dict.Locked !== null && answer.Patterns.length === 0) {
    throw new ApiError(1008, { Dict: answer.Dict.Locked });
  }
  return buildStructureSheet(answer, question, edition);
}

const sheets: Readonly<Record<PlantFile, MakeSheet>> = {
  plants: readPlants,
  'plant-events': readEvents,
  'plant-structure': readStructure,
};

/**
 * Files of the directory, the events and the structure: `/download/plants.csv`, `/download/plant-events.xlsx` and their like, asked
 * as the calls are; and the empty form of a list.
 */
export function createPlantDownloadRoutes(deps: FileDeps) {
  const describe =
    (name: PlantFile): MakeSheet =>
    async (api, given, edition) =>
      describeFile(await sheets[name](api, given, edition), {
        ...describePlantFile({ name, given, edition, publicUrl: deps.publicUrl }),
        edition,
      });
  return async (routes: FastifyInstance): Promise<void> => {
    addTemplateRoutes(routes, 'plant-list-template', plantListTemplate);
    addSheetRoutes(routes, deps, Object.fromEntries(plantFiles.map((name) => [name, describe(name)])));
  };
}
