import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const drivers = ['amqplib', 'mongoose', 'minio', 'bull', 'nodemailer', 'stripe', 'ioredis'];
const shared = ['type:contracts', 'type:ports'];

/** Who may import whom. Embedded and distributed never meet; a service never imports another service. */
const boundaries = [
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:kernel', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:picture', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:engine', onlyDependOnLibsWithTags: ['type:contracts', 'type:kernel', 'type:picture'] },
  { sourceTag: 'type:formats', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:review', onlyDependOnLibsWithTags: ['type:contracts', 'type:engine'] },
  { sourceTag: 'type:ports', onlyDependOnLibsWithTags: ['type:contracts'], bannedExternalImports: drivers },
  { sourceTag: 'type:suite', onlyDependOnLibsWithTags: shared, bannedExternalImports: drivers },
  { sourceTag: 'type:runtime', onlyDependOnLibsWithTags: shared, bannedExternalImports: drivers },
  { sourceTag: 'scope:embedded', onlyDependOnLibsWithTags: [...shared, 'type:suite'], bannedExternalImports: drivers },
  { sourceTag: 'scope:distributed', onlyDependOnLibsWithTags: [...shared, 'type:suite', 'type:tests'] },
  {
    allSourceTags: ['type:service', 'scope:conversion'],
    onlyDependOnLibsWithTags: [
      ...shared,
      'type:runtime',
      'type:engine',
      'type:formats',
      'type:review',
      'scope:conversion',
    ],
    bannedExternalImports: drivers,
  },
  ...['gateway', 'identity', 'billing', 'notifications'].map((service) => ({
    allSourceTags: ['type:service', `scope:${service}`],
    onlyDependOnLibsWithTags: [...shared, 'type:runtime', `scope:${service}`],
    bannedExternalImports: drivers,
  })),
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:ports',
      'type:runtime',
      'type:service',
      'type:adapter',
      'type:engine',
      'type:formats',
      'type:review',
    ],
    bannedExternalImports: drivers,
  },
  { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['type:contracts', 'type:formats', 'type:review'] },
  { sourceTag: 'scope:cli', onlyDependOnLibsWithTags: ['type:contracts', 'type:engine', 'type:formats'] },
  { sourceTag: 'type:tests', onlyDependOnLibsWithTags: ['*'] },
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.data/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          // Who may do what on which server stands with the deployment; the servers under test have the same users.
          allow: [
            '../../../deploy/access/message-access.ts',
            '../../../deploy/access/object-policies.ts',
            '../../../deploy/access/rabbitmq-definitions.ts',
            '../../../deploy/access/redis-users.ts',
            '../../deploy/access/message-access.ts',
            '../deploy/access/*',
            '../deploy/images/pin.ts',
            // What the pages show of the sample statement is made by the engine while they are built.
            '../../tools/sample-results.mjs',
            // Specs that run a bundle ask whether it is older than its sources.
            '../../../tools/bundle-sources.mjs',
            '../../../../tools/bundle-sources.mjs',
          ],
          allowCircularSelfDependency: true,
          // A library may be loaded late in one place and at once in another.
          checkDynamicDependenciesExceptions: ['.*'],
          depConstraints: boundaries,
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // A service's specs run on the real embedded adapters.
    files: ['libs/services/**/*.spec.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: ['@crossfoot/adapters-embedded'],
          allowCircularSelfDependency: true,
          // A library may be loaded late in one place and at once in another.
          checkDynamicDependenciesExceptions: ['.*'],
          depConstraints: boundaries,
        },
      ],
    },
  },
  {
    // Nest reads constructor types at run time, so its imports must stay values.
    files: ['libs/services/**/*.ts', 'libs/runtime/**/*.ts', 'libs/adapters/**/*.ts', 'apps/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    // Nothing in the engine but its platform folder knows whether it runs in Node or in a browser.
    files: ['libs/{statement-engine,page-picture}/src/**/*.ts'],
    ignores: [
      'libs/statement-engine/src/platform/**',
      '**/*.spec.ts',
      '**/*.fixture.ts',
      'libs/statement-engine/src/**/*.suite.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^node:', message: 'What only Node has enters through the platform folder.' }] },
      ],
      'no-restricted-globals': ['error', 'process', 'Buffer', 'require', 'window', 'document', 'navigator', 'self'],
    },
  },
  {
    // What takes more lines does more than one thing.
    files: ['libs/{statement-engine,page-picture,tesseract-kernel}/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/*.fixture.ts', '**/*.suite.ts'],
    rules: { 'max-lines-per-function': ['error', 60] },
  },
  {
    // Corrections are applied in the browser and on the server: of the engine, the pure verdict alone.
    files: ['libs/statement-review/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@crossfoot/statement-engine', message: 'Only @crossfoot/statement-engine/reconcile.' }] },
      ],
    },
  },
  {
    // A feature never imports another; pages put them together.
    files: ['apps/web/src/features/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^#(features|pages|app|shell)/', message: 'Pages put features together; a feature stays alone.' },
            { regex: '^(\\.\\./){2,}', message: 'Leave a feature by its # paths only.' },
          ],
        },
      ],
    },
  },
  { files: ['apps/web/**/*.tsx'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
);
