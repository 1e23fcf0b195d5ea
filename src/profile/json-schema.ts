import { z } from 'zod';

type JsonSchema = Parameters<
  NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>
>[0]['jsonSchema'];

/** What editors check a file by: made from what the file is judged by. */
export function editorSchema(shape: z.ZodType, title: string): string {
  const schema = z.toJSONSchema(shape, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => alsoAsWritten(jsonSchema),
  });
  return `${JSON.stringify({ ...schema, title }, null, 2)}\n`;
}

/** In a file a number may stand for a text, a `${VARIABLE}` for anything, and nothing for a section without keys. */
function alsoAsWritten(schema: JsonSchema): void {
  const { type } = schema;
  if (type === 'string') Object.assign(schema, { type: ['string', 'number'] });
  if (type === 'number' || type === 'integer' || type === 'boolean') Object.assign(schema, { type: [type, 'string'] });
  if (type === 'object') Object.assign(schema, { type: ['object', 'null'] });
}
