import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { asOneModule } from './packages/web/build/as-one-module.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Each test of a view loads all of its modules again. */
const workspaceInFewModules = asOneModule({
  packages: ['@fairhaul/core', '@fairhaul/testkit', '@fairhaul/adapters-http'],
  inlined: ['date-fns'],
  conditions: ['fairhaul-source', ...defaultServerConditions],
})

const allTests = {
  // Tests make many short-lived objects: with room for more of them, fewer collections copy them.
  execArgv: ['--max-semi-space-size=64'],
  // Deadlines of tests guard against hanging alone, so that none fails on a busy machine.
  testTimeout: 240_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

/** Drops what the tests made on a PostgreSQL server, which only some runs use. */
const serverDatabases = here('packages/monitor/src/database/server-databases.ts')

interface Mutant {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
}

/** Puts a rule that is broken on purpose into its file, for the lives to find: see `npm run lives -- --mutants`. */
const brokenRule = (name: string) => {
  const mutants: readonly Mutant[] = JSON.parse(
    readFileSync(here('packages/testkit/src/lives/mutants.json'), 'utf8'),
  )
  const mutant = mutants.find(it => it.name === name)
  if (mutant === undefined) throw new Error(`There is no mutant "${name}".`)
  return {
    name: 'broken-rule',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      id === here(mutant.file) ? code.replace(mutant.from, () => mutant.to) : undefined,
  }
}
const mutant = process.env['LIVES_MUTANT']

/** How many processes run the tests of views: two or more, as many as there are cores unless a run has fewer. */
const viewWorkers = Math.max(2, Number(process.env['VITEST_MAX_WORKERS'] ?? availableParallelism()))

/** Tests of what is in a document. */
const inDocument = {
  environment: 'happy-dom',
  maxWorkers: viewWorkers,
  // Vitest runs projects with different numbers of workers one after the other.
  sequence: { groupOrder: 1 },
}

/** One file of all icons, in place of one file for each of the 1,900. */
const iconsInOneFile = {
  find: /^lucide-react$/,
  replacement: here('node_modules/lucide-react/dist/cjs/lucide-react.js'),
}

type FromSources = Pick<TestProjectInlineConfiguration, 'resolve' | 'ssr'>

/**
 * Tests that share their modules, as they keep no state: loading fast-check or the monitor again for each file takes most
 * of the time.
 */
const inOneProcess = { ...allTests, environment: 'node', isolate: false } as const

const packageProjects = (fromSources: FromSources): TestProjectInlineConfiguration[] => [
  { ...fromSources, test: { ...inOneProcess, name: 'core', include: ['packages/core/src/**/*.test.ts'] } },
  {
    ...fromSources,
    test: {
      ...inOneProcess,
      name: 'adapters-http',
      globalSetup: [serverDatabases],
      include: ['packages/adapters-http/src/**/*.test.ts'],
    },
  },
  {
    ...fromSources,
    test: {
      ...inOneProcess,
      name: 'monitor',
      globalSetup: [serverDatabases],
      include: ['packages/monitor/src/**/*.test.ts'],
    },
  },
  {
    ...fromSources,
    plugins: mutant === undefined ? [] : [brokenRule(mutant)],
    test: {
      ...inOneProcess,
      name: 'testkit',
      globalSetup: [serverDatabases],
      include: ['packages/testkit/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    },
  },
]

const portalProjects = (fromSources: FromSources): TestProjectInlineConfiguration[] => [
  {
    ...fromSources,
    resolve: { ...fromSources.resolve, alias: [iconsInOneFile] },
    plugins: [workspaceInFewModules],
    oxc: { jsx: { runtime: 'automatic' } },
    test: {
      ...allTests,
      ...inDocument,
      name: 'web',
      // Loading the modules of a view for each file took half of the time. The window is shared with them.
      pool: 'forks',
      isolate: false,
      setupFiles: [
        here('packages/web/src/testing/without-owner-stacks.ts'),
        here('packages/web/src/testing/view-patience.ts'),
        here('packages/web/src/testing/all-in-view.ts'),
        here('packages/web/src/testing/document-as-new.ts'),
      ],
      include: ['packages/web/src/**/*.test.tsx'],
    },
  },
  {
    ...fromSources,
    plugins: [workspaceInFewModules],
    test: {
      ...allTests,
      ...inDocument,
      name: 'web-document',
      // What listens to the whole document, for as long as it is there, has one of its own for each file.
      pool: 'vmForks',
      vmMemoryLimit: '1GB',
      setupFiles: [here('packages/web/src/testing/patience.ts')],
      include: ['packages/web/src/**/*.dom.test.ts'],
    },
  },
  {
    ...fromSources,
    plugins: [workspaceInFewModules],
    test: {
      ...inOneProcess,
      name: 'web-stores',
      setupFiles: [here('packages/web/src/testing/patience.ts')],
      include: ['packages/web/src/**/*.test.ts'],
      exclude: ['packages/web/src/**/*.dom.test.ts'],
    },
  },
  {
    ...fromSources,
    test: {
      ...allTests,
      name: 'web-server',
      environment: 'node',
      include: ['packages/web/{server,configuration}/**/*.test.ts'],
    },
  },
]

/** The unit and contract tests of all packages, by package; `fromSources` says how a workspace package is read. */
export const testProjects = (fromSources: FromSources): TestProjectInlineConfiguration[] => [
  ...packageProjects(fromSources),
  ...portalProjects(fromSources),
]
