import { plantStateAfter } from '@btc/reference/plants/plant-statuses.ts';
import type { PlantState } from '@btc/reference/plants/plant-statuses.ts';
import { describe, expect, test } from 'vitest';
import { makeDemoImporters } from './demo-importers.ts';
import { makeDemoExporters, makeDemoPlants, plantStateIn } from './demo-plants.ts';

const exporters = makeDemoExporters();
const importers = makeDemoImporters();
const plants = makeDemoPlants();
const names = [...exporters, ...importers, ...plants].flatMap(({ nameCn, nameEn }) => [nameCn, nameEn]);

/** Real firms of the trade that no invented one may be mistaken for. */
const real =
  /\b(jbs|minerva|marfrig|brf|frigol|frisa|beauvallet|teys|nolan|kilcoy|bindaree|silver fern|affco|anzco|alliance|tyson|cargill|smithfield|danish crown|vion|westfleisch|t[öo]nnies|campofr[íi]o|costa food|vall companys|el pozo|maple leaf|olymel|hylife|cofco|wh group|new hope|swift|greenlea|harvey|dawn meats|abp|friboi|mataboi|barra mansa|arrebeef|gorina|coto|quickfood|las piedras|tacuaremb[óo])\b|中粮|双汇|梅林|新希望|恒都|伊赛|科尔沁|金锣|雨润|大庄园|龙大|顺鑫|光明|阳光|皓月|福成|得利斯|牧原|温氏|万洲|中牧|海底捞|宾西/i;

describe('the invented companies', () => {
  test('are of the numbers that facts name, each name once', () => {
    expect(importers.map(({ id }) => id)).toEqual(Array.from({ length: 400 }, (_, index) => index + 1));
    expect(exporters.every(({ id }) => id >= 501 && id < 1001)).toBe(true);
    const companies = [...exporters, ...importers];
    expect(new Set(companies.map(({ nameCn }) => nameCn)).size).toBe(companies.length);
    expect(new Set(companies.map(({ nameEn }) => nameEn)).size).toBe(companies.length);
  });

  test('bear no name of a firm that exists', () => {
    expect(names.filter((name) => real.test(name))).toEqual([]);
    expect(names.filter((name) => name.trim().length < 4)).toEqual([]);
  });

  test('are registered in the city their name says', () => {
    for (const { nameCn, nameEn } of importers) {
      expect(nameCn).toMatch(/^[一-鿿]+有限公司$/);
      expect(nameEn).toMatch(/^[A-Z][A-Za-z' ]+ [A-Z][a-z]+ .+ Co\., Ltd\.$/);
    }
  });
});

describe('the invented plants', () => {
  test('are three hundred, each number once', () => {
    expect(plants.length).toBe(300);
    expect(new Set(plants.map(({ code }) => code)).size).toBe(300);
    expect(new Set(plants.map(({ ciferNumber }) => ciferNumber)).size).toBe(300);
    for (const { code, origin, number, ciferNumber } of plants) {
      expect(code).toBe(`${origin}-${number}`);
      expect(ciferNumber).toMatch(new RegExp(`^C${origin}\\d{14}$`));
      expect(number).toMatch(/9/);
    }
  });

  test('begin with their approval and have up to four events more, in order, none of them for nothing', () => {
    for (const { events, validTo } of plants) {
      expect(events[0]?.status).toBe('NEW');
      expect(events.length).toBeLessThanOrEqual(5);
      expect(events.map(({ effectiveOn }) => effectiveOn)).toEqual(
        events.map(({ effectiveOn }) => effectiveOn).toSorted(),
      );
      expect(validTo >= (events[0]?.effectiveOn ?? '')).toBe(true);
      let state: PlantState | null = null;
      for (const { status, effectiveOn, oldNumber, newNumber } of events) {
        const before: PlantState | null = state;
        state = plantStateAfter(state, status);
        if (status === 'REGAIN') expect(before).toBe('suspended');
        if (status.startsWith('SUSP')) expect(before).toBe('active');
        expect((oldNumber === null) === (status !== 'RENUM')).toBe(true);
        expect(newNumber === oldNumber).toBe(oldNumber === null);
        expect(effectiveOn <= '2026-11-20').toBe(true);
      }
    }
  });

  test('have every change of the status board in their histories, and every state now', () => {
    const statuses = new Set(plants.flatMap(({ events }) => events.map(({ status }) => status)));
    for (const status of ['NEW', 'REGAIN', 'SUSP_CN', 'SUSP_SELF', 'CANCEL', 'RENUM'] as const)
      expect(statuses).toContain(status);
    const states = plants.map((plant) => plantStateIn(plant, '2026-11'));
    expect(states.filter((state) => state === 'active').length).toBeGreaterThan(200);
    expect(new Set(states)).toEqual(new Set(['active', 'suspended', 'cancelled', 'expired']));
  });
});
