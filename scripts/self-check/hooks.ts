import { registerHooks } from 'node:module';

const registry = new URL('./registry.ts', import.meta.url).href;

// Imported before anything that imports vitest.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest'
      ? { url: registry, shortCircuit: true, format: 'module-typescript' }
      : next(specifier, context),
});
