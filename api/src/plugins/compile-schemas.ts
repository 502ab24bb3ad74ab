import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Compiled<Input, Output> = (input: Input) => Output;

/**
 * Validators and serializers are compiled at a route's first call, and once for each schema: for all of them
 * at the start it would take a quarter of a second.
 */
export function compileSchemasOnFirstUse(app: FastifyInstance): void {
  app.setValidatorCompiler((route) => onFirstUse(() => TypeBoxValidatorCompiler(route)));
  app.setSerializerCompiler(({ schema }) =>
    onFirstUse(() => {
      const known = serializers.get(schema);
      if (known) return known;
      const serializer = fastJsonStringify(schema);
      serializers.set(schema, serializer);
      return serializer;
    }),
  );
}

const serializers = new WeakMap<object, Compiled<unknown, string>>();

function onFirstUse<Input, Output>(compile: () => Compiled<Input, Output>): Compiled<Input, Output> {
  let compiled: Compiled<Input, Output> | undefined;
  return (input) => {
    compiled ??= compile();
    return compiled(input);
  };
}
