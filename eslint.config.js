import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

export default defineConfig(
  // The benchmark's peers are installed only where it is run; their imports resolve nowhere else.
  globalIgnores(['**/dist/', '**/node_modules/', 'gallery/', 'data/', 'bench/peers/']),
  js.configs.recommended,
  importX.flatConfigs.recommended,
  importX.flatConfigs.typescript,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['vitest.config.ts'] } },
    },
    rules: {
      // Services are plain objects of functions that do not use `this`; taking them apart is fine.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: true })],
    },
    rules: {
      // A package may import only what its own package.json lists; together with what each lists,
      // this is what keeps imports pointing down (ARCHITECTURE.md).
      'import-x/no-extraneous-dependencies': ['error', { includeTypes: true }],
      'import-x/no-cycle': 'error',
      'import-x/no-relative-packages': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-named-as-default-member': 'off',
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
  {
    files: ['*.config.{js,ts}', '**/*.config.{js,ts}'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  prettier,
);
