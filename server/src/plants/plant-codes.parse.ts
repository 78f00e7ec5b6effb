import {
  effectBases,
  plantChanges,
  plantMeats,
  plantProducts,
  plantTypes,
  registrationRules,
  registrationStates,
} from '@btc/contract/plants/plant-codes.ts';

/** Narrows a column to its codes: the database checks them too, so that an unknown one is a bug. */
function toCode<Code extends string>(codes: readonly Code[]) {
  return (text: string): Code => {
    const code = codes.find((one) => one === text);
    if (code === undefined) throw new Error(`Not one of ${codes.join(', ')}: ${text}`);
    return code;
  };
}

function orNull<Code extends string>(parse: (text: string) => Code) {
  return (text: string | null): Code | null => (text === null ? null : parse(text));
}

export const readState = toCode(registrationStates);
export const readChange = toCode(plantChanges);
export const readChangeOrNull = orNull(readChange);
export const readBasisOrNull = orNull(toCode(effectBases));
export const readRuleOrNull = orNull(toCode(registrationRules));
export const readMeat = toCode(plantMeats);

function inOrder<Code extends string>(codes: readonly Code[]) {
  return (texts: readonly string[]): Code[] => codes.filter((code) => texts.includes(code));
}

export const readMeats = inOrder(plantMeats);
export const readTypes = inOrder(plantTypes);
export const readProducts = inOrder(plantProducts);
