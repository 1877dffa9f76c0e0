import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { asOneModule } from './packages/web/build/as-one-module.ts'
import { compiledAhead } from './packages/web/build/compiled-ahead.ts'
import { configurationInPage } from './packages/web/build/configuration-in-page.ts'
import { emptiedWithoutMarkup } from './packages/web/build/emptied-without-markup.ts'
import { inlineScript } from './packages/web/build/inline-script.ts'
import { packedFiles } from './packages/web/build/packed-files.ts'
import { unusedRouterParts } from './packages/web/build/unused-router-parts.ts'

const underVitest = process.env['VITEST'] !== undefined
const monitor = process.env['FAIRHAUL_MONITOR'] ?? 'http://127.0.0.1:4100'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const BASE = '/broker/'

/** What every screen but the first uses, and their keys: one file, not a dozen of a few lines each. */
const LAZY_BINDINGS =
  /[\\/](app[\\/]bindings[\\/](lazy[\\/]|bind-lazy-modules)|di[\\/]lazy-tokens|adapters-http[\\/]src[\\/])/

/** Packages of the workspace are read from their sources, not from their builds. */
const fromSources = {
  resolve: { conditions: ['fairhaul-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['fairhaul-source', ...defaultServerConditions] } },
}

/** Each test of a view loads all of its modules again. */
const workspaceInFewModules = asOneModule({
  packages: ['@fairhaul/core', '@fairhaul/testkit', '@fairhaul/adapters-http'],
  inlined: ['date-fns'],
  conditions: ['fairhaul-source', ...defaultServerConditions],
})

/** Deadlines of tests guard against hanging alone, so that none fails on a busy machine. */
const patience = {
  testTimeout: 240_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

/** Drops what the tests made on a PostgreSQL server, which only some runs use. */
const serverDatabases = here('packages/testkit/src/monitor/database/server-databases.ts')

/** How many processes run the tests of views: two or more, as many as there are cores unless a run has fewer. */
const viewWorkers = Math.max(2, Number(process.env['VITEST_MAX_WORKERS'] ?? availableParallelism()))

/** One file of all icons, in place of one file for each of the 1,900. */
const iconsInOneFile = {
  find: /^lucide-react$/,
  replacement: here('node_modules/lucide-react/dist/cjs/lucide-react.js'),
}

/**
 * The widgets by their modules for `require`. Vitest links modules in a context of their own side by side: now and then
 * one ran before those that it imports were there ("request for './useSelectableCollection.mjs' is not in cache").
 * Those for `require` are loaded one after the other, and their code is kept for the next file.
 */
const widgetsOneByOne = [
  {
    find: /^react-aria-components\/(\w+)$/,
    replacement: here('node_modules/react-aria-components/dist/exports/$1.cjs'),
  },
  {
    find: /^@internationalized\/date$/,
    replacement: here('node_modules/@internationalized/date/dist/index.cjs'),
  },
]

/**
 * The package offers browsers its development build alone; its production build is smaller by 0.5 KiB. A release that
 * moves these files fails the build.
 */
const productionRouter = [
  { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: here('node_modules/react-router/dist/production/dom-export.mjs'),
  },
]

/** Small parts that nearly every later screen uses and that need no library of widgets. */
const LIGHT_PARTS =
  /[\\/]src[\\/](?:di[\\/]plain-screen|stores[\\/](?:card-provider|is-absent|live-events|live-refresh|submission|submission-messages|forbidden-message|under-plan)|ui[\\/](?:Arrow|Badge|Chevron|Chip|EmailText|EmptyState|ErrorState|FactList|FoldedFields|LinkTabs|Notice|Pager|RecentList|RefusedState|ScreenHeader|Section|Skeleton\w*|Stat|StateNote|TextLink|VerdictMark)\.|parts[\\/](?:access[\\/]AccessCard|action-items[\\/]action-item-paths|blocked|carrier-facts|carrier-panel[\\/]panel-keys|carrier-search[\\/]other-search-for|day-text|drawer-history|errors|hint|lane[\\/]recent-lane-keys|carrier-results[\\/](?:cells[\\/]CarrierNumbers|carrier-sorts)|connection[\\/](?:StepBar|onboarding-of)|monitoring|map[\\/]RegionRows|late-module|list|live[\\/]|notice-page|own-carriers[\\/]own-carriers-sight|print[\\/]P|scopes[\\/]ScopeList|sign-up|submission|tabbed-list[\\/]NewerRows|vehicle[\\/](?:CarrierOfVehicle|hidden-error)|verdict[\\/]VerdictBadge))/

/** What every list of carriers needs for its rows, the results of a search first of all: no library of widgets. */
const LIST_PARTS =
  /[\\/]src[\\/](?:parts[\\/](?:bulk[\\/]bulk-run|carrier-panel[\\/]BesideList|carrier-results[\\/](?:BulkActions|CarrierTable|beside-results|carrier-columns|carrier-selection|cells[\\/]|filters[\\/]Verdict|verdict-tally)|columns[\\/]|comparing[\\/]CompareAction|connection[\\/](?:connection-changes|list-connections|mark-do-not-dispatch)|export[\\/])|ui[\\/](?:ColumnsButton|CountFilter|ListSurface|use-is-|watch-width))/

/** What several sections of a profile share, each a few lines. */
const PROFILE_PARTS =
  /[\\/]src[\\/]screens[\\/]carrier[\\/](?:connection-changes-of|sections[\\/](?:all-pages|rule-row-id|ties-of|FullProfileNote|QueryFact|VehiclesLink|WithConnections))\./

/** Menus, with the library that they need: one file, which no list of carriers loads before a menu is near. */
const MENUS = /[\\/]src[\\/]ui[\\/]Menu\.tsx$/

/** The screen after a sign-out, which every idle page has: one file, not four. */
const LOGIN = /[\\/]src[\\/](?:screens[\\/]login[\\/]|parts[\\/]sign-in[\\/]|stores[\\/]sign-in-refusal\.)/

/** The lists of a company's own carriers, which three screens share: in one file, as the entry names every file. */
const OWN_LISTS =
  /[\\/]src[\\/](?:parts[\\/](?:tabbed-list|own-carriers|bulk|connections-list|last-change)|screens[\\/](?:mine|connections|my-carriers))[\\/]/

/** The portal itself, and files with the rows of a search and the head of a profile: the user waits for what they run. */
const COMPILED_AHEAD = ['index', 'CarrierResults', 'late-parts', 'list-parts', 'screens/carrier/screen.ts']

/** What a user usually opens from Home, with its parts; an idle Home has fetched `first` itself. */
const LIKELY_MODULES = {
  likely: [
    'screens/search-results/screen.ts',
    'screens/carrier/screen.ts',
    'screens/carrier/head/MoreMenu.tsx',
  ],
  first: ['app/main.tsx', 'screens/home/HomeBelow.tsx', 'app/shell/late/index.ts'],
  // The widget library.
  never: 'ui/Menu.tsx',
}

/**
 * One configuration for the whole workspace: the portal's build and development server (root packages/web), and
 * the unit and contract tests of all packages. Vitest keeps the workspace's root because coverage would list the portal
 * alone otherwise.
 */
export default defineConfig({
  ...fromSources,
  resolve: { ...fromSources.resolve, alias: underVitest ? [] : [...productionRouter] },
  root: underVitest ? '.' : 'packages/web',
  base: BASE,
  cacheDir: here('.cache/vite'),
  plugins: [
    ...inlineScript(here('packages/web'), BASE, LIKELY_MODULES),
    emptiedWithoutMarkup(),
    unusedRouterParts(),
    configurationInPage(here('packages/web')),
    compiledAhead(COMPILED_AHEAD),
    packedFiles(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: here('packages/web/dist'),
    emptyOutDir: true,
    sourcemap: true,
    target: 'es2023',
    // Every browser of that year supports it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The entry names every file of the later screens, and hashes do not compress: seven characters are the least.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Few large files load sooner than many small ones: the libraries of the first paint, and the portal itself.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 2 },
            { name: 'portal', tags: ['$initial'], priority: 1 },
            { name: 'lazy-bindings', test: LAZY_BINDINGS },
            { name: 'late-core', test: /[\\/]packages[\\/]core[\\/]src[\\/]/, minShareCount: 2 },
            { name: 'late-parts', test: LIGHT_PARTS },
            { name: 'list-parts', test: LIST_PARTS },
            { name: 'profile-parts', test: PROFILE_PARTS },
            { name: 'menus', test: MENUS },
            { name: 'login', test: LOGIN },
            { name: 'own-lists', test: OWN_LISTS },
          ],
        },
      },
      // Libraries mark their modules for servers that render components, which this build has none of.
      onLog(level, log, defaultHandler) {
        if (log.code === 'MODULE_LEVEL_DIRECTIVE' && /[\\/]node_modules[\\/]/.test(log.id ?? '')) return
        defaultHandler(level, log)
      },
    },
  },
  // The development server sends no content security policy: its own scripts and styles are written into the page.
  server: { proxy: { '/monitor': { target: monitor, changeOrigin: false } } },
  test: {
    // All cores: tests that wait for a server leave time for those that compute.
    maxWorkers: '100%',
    coverage: {
      // `npm test -- core` measures it: the tests of the core reach all of its lines and branches.
      provider: 'v8',
      include: ['packages/core/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: here('.cache/coverage'),
      thresholds: { 100: true },
    },
    projects: [
      {
        ...fromSources,
        test: {
          ...patience,
          name: 'core',
          environment: 'node',
          // Pure functions keep no state, and loading fast-check again for each file takes most of the time.
          isolate: false,
          include: ['packages/core/src/**/*.test.ts'],
        },
      },
      {
        ...fromSources,
        test: {
          ...patience,
          name: 'adapters-http',
          environment: 'node',
          // Each test company has a monitor of its own; loading the monitor for each file took a third of the time.
          isolate: false,
          globalSetup: [serverDatabases],
          include: ['packages/adapters-http/src/**/*.test.ts'],
        },
      },
      {
        ...fromSources,
        test: {
          ...patience,
          name: 'testkit',
          environment: 'node',
          // As for adapters-http.
          isolate: false,
          globalSetup: [serverDatabases],
          include: ['packages/testkit/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        ...fromSources,
        resolve: { ...fromSources.resolve, alias: [iconsInOneFile, ...widgetsOneByOne] },
        plugins: [workspaceInFewModules],
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...patience,
          name: 'web',
          environment: 'happy-dom',
          // Each file has a document and modules of its own, and a process keeps the code of libraries: half the
          // processor time of a process for each file. A single worker would give all files one document.
          pool: 'vmForks',
          maxWorkers: viewWorkers,
          vmMemoryLimit: '1GB',
          // Vitest runs projects with different numbers of workers one after the other.
          sequence: { groupOrder: 1 },
          // Rendering makes many short-lived objects: with room for more of them, fewer collections copy them.
          execArgv: ['--max-semi-space-size=64'],
          setupFiles: [
            here('packages/web/src/testing/without-owner-stacks.ts'),
            here('packages/web/src/testing/view-patience.ts'),
            here('packages/web/src/testing/all-in-view.ts'),
          ],
          include: ['packages/web/src/**/*.test.tsx', 'packages/web/src/**/*.dom.test.ts'],
        },
      },
      {
        ...fromSources,
        plugins: [workspaceInFewModules],
        test: {
          ...patience,
          name: 'web-stores',
          environment: 'node',
          // What needs no document keeps no state, and is loaded once for all files.
          isolate: false,
          setupFiles: [here('packages/web/src/testing/patience.ts')],
          include: ['packages/web/src/**/*.test.ts'],
          exclude: ['packages/web/src/**/*.dom.test.ts'],
        },
      },
      {
        ...fromSources,
        test: {
          ...patience,
          name: 'web-server',
          environment: 'node',
          include: ['packages/web/{server,configuration}/**/*.test.ts'],
        },
      },
    ],
  },
})
