import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Only these files use browser globals: entries, features, the developers' loop and tests, but no render. */
const BROWSER_FILES = [
  'frontend/src/start-client.ts',
  'frontend/src/entry-client.tsx',
  'frontend/src/features/**',
  'frontend/src/dev/**',
  'frontend/src/lib/browser.ts',
  'frontend/src/test/**',
  '**/*.test.{ts,tsx}',
];

/** What a browser has and Node.js lacks, and clocks: the game gets canvases and times as parameters. */
const NOT_IN_THE_GAME = [
  ...Object.keys(globals.browser).filter((name) => !(name in globals['shared-node-browser'])),
  'performance',
  'setTimeout',
  'setInterval',
];

const NO_CLOCK = [
  { object: 'Date', property: 'now', message: 'Times come in as parameters.' },
  { object: 'Math', property: 'random', message: 'The same presses give the same run.' },
];

const ROUTER = { name: 'react-router-dom', message: 'Import it from src/routing/router.ts.' };
const RENDERER = {
  name: 'react-dom/server',
  message: 'Only entry-server.tsx renders to a string.',
};
const MEDIA = { name: '@axtorm/media', message: 'Import it from src/media/types.ts.' };

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      'target/**',
      'tests/results/**',
      'var/**',
      'scripts/bench/**',
      'server/**',
      'ssr-runtime/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.mjs', '*.config.mjs'],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['frontend/src/**/*.tsx'],
    ...a11y.configs.strict,
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/media/manifest.ts'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
      'no-restricted-imports': ['error', { paths: [ROUTER, RENDERER, MEDIA] }],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: BROWSER_FILES,
    rules: {
      'no-restricted-globals': ['error', 'window', 'document', 'navigator', 'localStorage'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Server and browser would differ.' },
        { object: 'Math', property: 'random', message: 'Server and browser would differ.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'The content security policy forbids style attributes.',
        },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Server and browser would differ.',
        },
      ],
    },
  },
  {
    files: ['frontend/src/routing/router.ts', 'frontend/src/media/types.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['frontend/src/entry-server.tsx'],
    rules: { 'no-restricted-imports': ['error', { paths: [ROUTER, MEDIA] }] },
  },
  {
    files: [
      'frontend/{scripts,dev}/**/*.mjs',
      'frontend/media/**/*.{ts,mjs}',
      'frontend/vite.config.ts',
      '*.mjs',
    ],
    languageOptions: { globals: globals.node },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['frontend/game/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['frontend/game/**/*.ts'],
    ignores: ['**/*.test.ts', 'frontend/game/test/**'],
    rules: {
      'no-restricted-globals': ['error', ...NOT_IN_THE_GAME],
      'no-restricted-properties': ['error', ...NO_CLOCK],
    },
  },
  {
    // JSON.parse gives `any`, which plain JavaScript can only narrow by a comment.
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
);
