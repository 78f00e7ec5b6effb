import { counted } from '../room/counted.ts';
import type { DirectoryMessages } from './messages.zh.ts';

export const en = {
  title: { beef: 'Beef plants registered for China', pork: 'Pork plants registered for China' },
  viewTitle: {
    directory: { beef: 'Beef plants registered for China', pork: 'Pork plants registered for China' },
    changes: { beef: 'Beef plants: status changes', pork: 'Pork plants: status changes' },
    releases: { beef: 'Beef plants: list updates', pork: 'Pork plants: list updates' },
    structure: { beef: 'Beef plants: market structure', pork: 'Pork plants: market structure' },
  },
  description: {
    directory:
      'Find meat plants registered for export to China by number, former number, name or place: origin, scope, status now and its history.',
    changes:
      'Status changes of plants registered for China: approvals, suspensions, cancellations and new numbers, with basis date and source.',
    releases: 'Updates of the list of plants registered for China: the changes, origins and plants of each release.',
    structure: 'Plants registered for China by origin, state, type and scope, with concentration.',
  },
  lead: {
    directory:
      'Type a number in any form (SIF2437, 2437, EST 969G), a former number, a name in either language or a place.',
    changes:
      'What changed in a period, counted by the day it takes effect, and by which date of a cargo each change counts.',
    releases: 'Updates of the list by the day of their announcement, with the changes and plants of each.',
    structure: 'How the registered plants are spread over origins and kinds, and what state they are in.',
  },
  meat: 'Meat',
  meats: { beef: 'Beef', pork: 'Pork' },
  searchLabel: 'Plant number, name or place',
  searchPlaceholder: 'e.g. SIF2437, EST 969G, a name',
  search: 'Search',
  suggestions: 'Plants that fit',
  noSuggestion: 'No plant fits. Try another form.',
  suggestionCount: (count: string) => `${counted(count, 'plant fits', 'plants fit')}; choose with the arrow keys`,
  formerly: (number: string) => `formerly ${number}`,
  cascade: 'Step by step',
  origin: 'Origin',
  allOrigins: 'All origins',
  province: 'State or province',
  allProvinces: 'All states',
  provinceLocked: 'For members',
  number: 'Plant',
  chooseNumber: 'Open a plant…',
  chooseOriginFirst: 'Choose an origin first',
  facets: 'Filters',
  facetNames: { origins: 'Origin', states: 'Status', provinces: 'State or province', types: 'Type', products: 'Scope' },
  more: 'Show all',
  clear: 'Clear filters',
  found: (total: string) => counted(total, 'plant'),
  foundFor: (total: string, words: string) => `${counted(total, 'plant')} found for “${words}”`,
  caption: (meat: string, date: string) => `${meat} plants registered for China, status of ${date}`,
  columns: {
    plant: 'Plant',
    origin: 'Origin',
    number: 'Number',
    scope: 'Type and scope',
    state: 'Status',
    validTo: 'Valid to',
  },
  since: (date: string) => `since ${date}`,
  sort: 'Sort by',
  sorts: { number: 'Number', name: 'Name', since: 'Date of status' },
  asOf: 'Status on',
  updated: (date: string) => `Latest change announced ${date}`,
  emptyTitle: 'No plant fits',
  emptyText: 'Check the number, or remove some filters. Plants that are not registered are not on the list.',
  lockedTitle: 'Type, scope, validity, China registration number and history',
  lockedText:
    'Name, origin, number and status are open to everyone. Members also filter by state, type and scope, look at any day in the past and have all columns in the files.',
  lockedFilters: 'Some filters of this address are for members; they were left out here.',
  boardTitle: 'Changes in 90 days',
  boardAll: 'All changes',
  boardLocked: (total: string) =>
    `${counted(total, 'change of status', 'changes of status')} in 90 days; members see which.`,
  searchedTitle: 'Most searched',
} satisfies DirectoryMessages;
