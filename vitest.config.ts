import { defineConfig } from 'vitest/config';
import { vitestSettings } from './src/run/vitest-settings.ts';

/** Plain `npx --no-install vitest`: the same suites in an editor or in watch mode, against the profile that the environment names. */
export default defineConfig({
  test: { ...vitestSettings(8), globalSetup: ['./src/run/vitest-setup.ts'] },
});
