import type { Api } from '@btc/contract/client.ts';
import { type OperationName, type Operations, operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { z } from 'zod';
import { type ExampleKind, makeExample, type Said } from './contract-example.ts';

/** What a test says of an answer. */
export type SaidAnswer<Name extends OperationName> = Said<OutputOf<Operations[Name]>>;
type Answer<Name extends OperationName> = SaidAnswer<Name> | ApiError;

/** What a test says of the answers: all else of them is an example of the contract's. An error is answered as such. */
export type Answers = {
  readonly [Name in OperationName]?: Answer<Name> | ((input: InputOf<Operations[Name]>) => Answer<Name>);
};

/** Throws where the contract would refuse it. */
export function readInput(name: OperationName, data: unknown): unknown {
  return z.parse(operations[name].input, data);
}

/** What is answered to a call, or the error of it; throws where it is none of the contract's. */
export function answerCall(answers: Answers, name: OperationName, input: unknown, kind: ExampleKind): unknown {
  const given = answers[name] as Said<object> | ApiError | ((input: unknown) => Said<object>) | undefined; // one of the union's
  const said = typeof given === 'function' ? given(input) : given;
  if (said instanceof ApiError) return said;
  const answer: unknown = makeExample<z.ZodType>(operations[name].output, said, kind);
  z.parse(operations[name].output, answer);
  return answer;
}

/** Calls in-process, answered by the contract; `asked` tells what they were asked with. */
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
