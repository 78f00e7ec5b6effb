import { serveJob } from '../job.ts';
import { fillPlants } from './fill-plants.ts';
import { fillQuotes } from './fill-quotes.ts';
import { withRecords } from './open-records.ts';

export const fillRecords = ({
  folder,
  plants,
  quotes,
}: {
  readonly folder: string;
  readonly plants: number;
  readonly quotes: number;
}) =>
  withRecords(folder, async (records) => {
    await fillPlants(records, plants);
    await fillQuotes(records, quotes);
    return { plants, quotes };
  });

serveJob(fillRecords);
