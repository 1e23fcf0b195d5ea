import { asArray } from './entries.js';

/** Verbs that an operation id may begin with, by method. */
const verbs = {
  get: ['get', 'list', 'resolve', 'generate'],
  post: ['create', 'add', 'list', 'lookUp'],
  patch: ['update', 'rename', 'change'],
  delete: ['delete', 'remove'],
};

/** Every endpoint of both APIs can refuse the credentials. */
export function UnauthorizedResponse() {
  return {
    Operation(operation, { report, location }) {
      if (operation.responses?.['401'] !== undefined) return;
      report({ message: 'The operation has no 401 response.', location: location.child('responses').key() });
    },
  };
}

/** An operation id is a verb that suits the method, and a resource: `listClients`; `ping` stands alone. */
export function OperationId() {
  return {
    PathItem: {
      Operation({ operationId }, { report, location, key }) {
        const allowed = verbs[key] ?? [];
        if (operationId === 'ping') return;
        const verb = allowed.find((word) => operationId?.startsWith(word));
        if (verb && /^([A-Z][a-z0-9]*)+$/.test(operationId.slice(verb.length))) return;
        report({
          message: `"${operationId}" is not a verb (${allowed.join(', ')}) and a resource in camelCase.`,
          location: location.child('operationId'),
        });
      },
    },
  };
}

/** Every operation has a requirement of its own, not only those that hold everywhere. */
export function OperationRequirement() {
  const named = new Set();
  let path = '';
  return {
    Root(root) {
      const entries = asArray(root['x-requirements']);
      for (const name of entries.flatMap((entry) => asArray(entry?.operations))) named.add(name);
    },
    PathItem: {
      enter(_pathItem, { key }) {
        path = key;
      },
      Operation(operation, { report, location, key, resolve }, { PathItem: pathItem }) {
        const places = placesOf(operation, pathItem, (place) => (place?.$ref ? resolve(place).node : place));
        if (named.has(`${key.toUpperCase()} ${path}`)) return;
        if (places.some((place) => asArray(place?.['x-requirements']).length > 0)) return;
        report({ message: 'No requirement stands at this operation or names it.', location: location.key() });
      },
    },
  };
}

/** Where the requirements of an operation may stand: what refuses it (401 and the like) is common to many. */
function placesOf(operation, pathItem, resolved) {
  const requestBody = resolved(operation.requestBody);
  const schemas = Object.values(requestBody?.content ?? {}).map((media) => media?.schema);
  const successes = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
  const referenced = [
    ...asArray(operation.parameters),
    ...asArray(pathItem?.parameters),
    ...schemas,
    ...successes.map(([, response]) => response),
  ];
  return [operation, pathItem, requestBody, ...referenced.map(resolved)];
}
