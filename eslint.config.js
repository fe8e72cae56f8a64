import { readdirSync } from 'node:fs';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** What oxlint does not look at: where imports go, and their order. */
export default defineConfig(
  // The benchmark's peers are installed only where it is run; their imports resolve nowhere else.
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    'gallery/',
    'data/',
    'bench/peers/',
    'packages/store/test/releases/*/',
  ]),
  {
    files: ['**/*.js', '**/*.ts', '**/*.tsx'],
    extends: [importX.flatConfigs.typescript],
    languageOptions: { parser: tseslint.parser },
    // Directives for oxlint are not unused because ESLint does not know the rule.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: true })],
    },
    rules: {
      // A package may import only what its own package.json lists; together with what each lists,
      // this is what keeps imports pointing down (ARCHITECTURE.md).
      'import-x/no-extraneous-dependencies': ['error', { includeTypes: true }],
      'import-x/no-relative-packages': 'error',
      'import-x/order': ['error', { alphabetize: { order: 'asc' }, 'newlines-between': 'never' }],
    },
  },
  // Tests may also use the tools that the root lists.
  readdirSync('packages').map((name) => ({
    files: [`packages/${name}/test/**`],
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        { includeTypes: true, packageDir: ['.', `packages/${name}`] },
      ],
      // What several packages test with lies in the root's folder of tests.
      'import-x/no-relative-packages': 'off',
    },
  })),
);
