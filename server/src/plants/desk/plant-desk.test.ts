import { plantFields } from '@btc/contract/plants/desk/plant-desk.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createPlantsFixture, type PlantsFixture } from '../plants.fixture.ts';

let plants: PlantsFixture;
let analyst: Awaited<ReturnType<PlantsFixture['addCaller']>>;
let plantId: number;
beforeAll(async () => {
  plants = await createPlantsFixture();
  analyst = await plants.addCaller({ role: 'analyst' });
  plantId = (await plants.ask('GetPlant', { Code: 'BRA-9005' })).Row.PlantID;
});
afterAll(() => plants.drop());

const error = (Field: string, Rule: string) => ({ code: 1001, data: { List: [{ Field, Rule }] } });
const event = {
  Status: 'INFO',
  EffectiveOn: '2026-11-20',
  Basis: null,
  AnnouncedOn: null,
  Rule: null,
  OldNumber: null,
  NewNumber: null,
  NoteCn: null,
  NoteEn: null,
  Source: null,
  SourceLink: null,
} as const;

test('a plant that a colleague has changed meanwhile is not written over', async () => {
  const { Row: seen } = await plants.ask('GetDeskPlant', { PlantID: plantId }, analyst);
  const fields = z.object(plantFields).parse(seen);
  const save = (CityEn: string) =>
    plants.ask('SaveDeskPlant', { PlantID: plantId, ...fields, CityEn, Expected: seen }, analyst);
  expect((await save('First')).Row.CityEn).toBe('First');
  await expect(save('Second')).rejects.toMatchObject(error('Expected', 'changed'));
  expect((await plants.ask('GetDeskPlant', { PlantID: plantId }, analyst)).Row.CityEn).toBe('First');
});

test('an event has a likely day, and is corrected only as it was seen', async () => {
  const save = (more: object) => plants.ask('SavePlantEvent', { PlantID: plantId, ...event, ...more }, analyst);
  await expect(save({ EffectiveOn: '0001-01-01' })).rejects.toMatchObject(error('EffectiveOn', 'no_such_year'));
  await expect(save({ AnnouncedOn: '2099-01-01' })).rejects.toMatchObject(error('AnnouncedOn', 'far'));
  const seen = (await save({})).Rows.find(({ Status }) => Status === 'INFO');
  const correct = (NoteEn: string) => save({ EventID: seen?.EventID, NoteEn, Expected: seen });
  await correct('first');
  await expect(correct('second')).rejects.toMatchObject(error('Expected', 'changed'));
});
