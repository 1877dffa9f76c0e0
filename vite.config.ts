import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { CHUNK_GROUPS } from './packages/web/build/chunk-groups.ts'
import { compiledAhead } from './packages/web/build/compiled-ahead.ts'
import { configurationInPage } from './packages/web/build/configuration-in-page.ts'
import { emptiedWithoutMarkup } from './packages/web/build/emptied-without-markup.ts'
import { inlineScript } from './packages/web/build/inline-script.ts'
import { packedFiles } from './packages/web/build/packed-files.ts'
import { smallMetadata } from './packages/web/build/small-metadata.ts'
import { unusedRouterParts } from './packages/web/build/unused-router-parts.ts'
import { testProjects } from './vitest.projects.ts'

const underVitest = process.env['VITEST'] !== undefined
const monitor = process.env['FAIRHAUL_MONITOR'] ?? 'http://127.0.0.1:4100'
const transformed = process.env['FAIRHAUL_TRANSFORMED']
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const BASE = '/broker/'

/** Packages of the workspace are read from their sources, not from their builds. */
const fromSources = {
  resolve: { conditions: ['fairhaul-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['fairhaul-source', ...defaultServerConditions] } },
}

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

/** The portal itself, and files with the rows of a search and the head of a profile: the user waits for what they run. */
const COMPILED_AHEAD = ['index', 'results', 'late-parts', 'list-parts', 'screens/carrier/screen.ts']

/** What a user usually opens from Home, with its parts; an idle Home has fetched `first` itself. */
const LIKELY_MODULES = {
  likely: [
    'screens/search-results/screen.ts',
    'screens/carrier/screen.ts',
    'screens/carrier/head/MoreMenu.tsx',
  ],
  first: ['app/boot/main.tsx', 'screens/home/HomeBelow.tsx', 'app/frame/late/index.ts'],
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
    smallMetadata(),
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
        codeSplitting: { groups: CHUNK_GROUPS },
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
      provider: 'custom',
      customProviderModule: here('scripts/lib/coverage-once.mjs'),
      include: ['packages/core/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: here('.cache/coverage'),
      thresholds: { 100: true },
    },
    // `npm test` names a new folder, in which its five runs share what they transformed. No other run has one, as
    // Vitest does not see what a plugin reads beside a module.
    experimental: transformed === undefined ? {} : { fsModuleCache: true, fsModuleCachePath: transformed },
    projects: testProjects(fromSources),
  },
})
