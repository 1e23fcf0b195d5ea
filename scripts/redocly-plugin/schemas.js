/** Keywords below which a schema is a condition and describes nothing that a reader meets. */
const conditions = new Set(['not', 'if', 'then', 'else']);

/** Every property says what it is about, at its place or in the schema that it refers to. */
export function PropertyDescription() {
  return {
    Schema(schema, { report, location, resolve }) {
      if (isCondition(location)) return;
      const properties = location.child('properties');
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (isText(property?.description) || isText(target(property, resolve)?.description)) continue;
        report({ message: `The property ${name} has no description.`, location: properties.child(name).key() });
      }
    },
  };
}

/** Readers choose between alternatives by their names. */
export function AlternativeTitle() {
  return {
    Schema(schema, { report, location, resolve }) {
      if (isCondition(location)) return;
      for (const keyword of ['oneOf', 'anyOf']) {
        for (const [index, alternative] of (schema[keyword] ?? []).entries()) {
          if (isText(alternative?.title) || isText(target(alternative, resolve)?.title)) continue;
          report({ message: 'The alternative has no title.', location: location.child(keyword).child(index) });
        }
      }
    },
  };
}

function isCondition(location) {
  return location.pointer.split('/').some((part) => conditions.has(part));
}

function target(schema, resolve) {
  return schema?.$ref === undefined ? schema : resolve(schema).node;
}

function isText(value) {
  return typeof value === 'string' && value.trim() !== '';
}
