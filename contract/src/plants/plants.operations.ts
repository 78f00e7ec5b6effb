import { checkCargo } from './cargo-check.ts';
import {
  DeletePlantEvent,
  GetDeskPlant,
  GetDeskPlants,
  GetPlantGroups,
  SaveDeskPlant,
  SavePlantEvent,
} from './desk/plant-desk.ts';
import {
  CommitPlantList,
  DiscardPlantList,
  GetPlantListDifference,
  GetPlantListImports,
  CheckPlantList,
  UndoPlantList,
  UploadPlantList,
} from './desk/plant-list-desk.ts';
import {
  getFrontPorkDataEstItems,
  getWebFrontApprovePlant,
  getWebFrontApprovePlantNo,
  getWebFrontApprovePlantOrigin,
  getWebFrontApprovePlantPattern,
  getWebFrontApprovePlantProvince,
  getWebFrontPorkDataEst,
} from './plant-directory.ts';
import { getPlant, getPlantTrade } from './plant-page.ts';
import { addWebPlantSearchInfo, getMostSearchedPlants, suggestPlants } from './plant-search.ts';
import {
  addDeletePlantWatch,
  getEstablishmentMailService,
  getPlantWatches,
  sendEstablishmentMail,
  stopPlantWatch,
} from './plant-watch.ts';
import {
  getWebApprovePlantChildState,
  getWebApprovePlantState,
  getWebApprovePlantStateOrigin,
  getWebApprovePlantStatePlantNO,
  getWebHistoricalUpdate,
} from './status-board.ts';

export const plantsOperations = {
  AddWebPlantSearchInfo: addWebPlantSearchInfo,
  GetWebApprovePlantStateOrigin: getWebApprovePlantStateOrigin,
  GetWebApprovePlantStatePlantNO: getWebApprovePlantStatePlantNO,
  GetWebApprovePlantState: getWebApprovePlantState,
  GetWebApprovePlantChildState: getWebApprovePlantChildState,
  GetWebFrontApprovePlantOrigin: getWebFrontApprovePlantOrigin,
  GetWebFrontApprovePlantNo: getWebFrontApprovePlantNo,
  GetWebFrontApprovePlantProvince: getWebFrontApprovePlantProvince,
  GetWebFrontApprovePlant: getWebFrontApprovePlant,
  GetWebFrontApprovePlantPattern: getWebFrontApprovePlantPattern,
  GetWebHistoricalUpdate: getWebHistoricalUpdate,
  GetFrontPorkDataEstItems: getFrontPorkDataEstItems,
  GetWebFrontPorkDataEst: getWebFrontPorkDataEst,
  SuggestPlants: suggestPlants,
  GetMostSearchedPlants: getMostSearchedPlants,
  GetPlant: getPlant,
  GetPlantTrade: getPlantTrade,
  CheckCargo: checkCargo,
  AddDeletePlantWatch: addDeletePlantWatch,
  GetPlantWatches: getPlantWatches,
  StopPlantWatch: stopPlantWatch,
  GetEstablishmentMailService: getEstablishmentMailService,
  SendEstablishmentMail: sendEstablishmentMail,
  GetDeskPlants,
  GetDeskPlant,
  GetPlantGroups,
  SaveDeskPlant,
  SavePlantEvent,
  DeletePlantEvent,
  UploadPlantList,
  GetPlantListImports,
  GetPlantListDifference,
  CommitPlantList,
  DiscardPlantList,
  CheckPlantList,
  UndoPlantList,
} as const;
