import type { Api } from '@btc/contract/client.ts';
import { type OperationName, type Operations, operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { z } from 'zod';
import { type ExampleKind, makeExample, type PartialExample } from './contract-example.ts';

export type GivenAnswer<Name extends OperationName> = PartialExample<OutputOf<Operations[Name]>>;
type Answer<Name extends OperationName> = GivenAnswer<Name> | ApiError;

/** Answers set by a test, completed by examples of the contract; an Error makes the call fail. */
export type Answers = {
  readonly [Name in OperationName]?:
    | Answer<Name>
    | ((input: InputOf<Operations[Name]>, spendsItem: boolean) => Answer<Name>);
};

/** Throws where the contract refuses the input. */
export function readInput(name: OperationName, data: unknown): unknown {
  return z.parse(operations[name].input, data);
}

/** The answer or the ApiError of a call; throws where the answer violates the contract. */
export function answerCall(
  answers: Answers,
  name: OperationName,
  input: unknown,
  kind: ExampleKind,
  spendsItem = false,
): unknown {
  const given = answers[name] as
    | PartialExample<object>
    | ApiError
    | ((input: unknown, spendsItem: boolean) => PartialExample<object>)
    | undefined; // one of the union's
  const said = typeof given === 'function' ? given(input, spendsItem) : given;
  if (said instanceof ApiError) return said;
  const answer: unknown = makeExample<z.ZodType>(operations[name].output, said, kind);
  z.parse(operations[name].output, answer);
  return answer;
}

/** In-process calls answered by the contract; `asked` records their inputs. */
export function fakeApi(answers: Answers = {}, kind: ExampleKind = 'full') {
  const calls: { readonly name: OperationName; readonly input: unknown }[] = [];
  const call = async (name: OperationName, data: object): Promise<unknown> => {
    const input = readInput(name, data);
    calls.push({ name, input });
    const answer = answerCall(answers, name, input, kind);
    if (answer instanceof ApiError) throw answer;
    return answer;
  };
  return {
    api: call as Api, // one implementation for every operation, as the client's
    asked: <Name extends OperationName>(name: Name): readonly InputOf<Operations[Name]>[] =>
      calls.filter((one) => one.name === name).map(({ input }) => input as never), // read by the operation's own schema
  };
}
