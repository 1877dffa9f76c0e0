import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { at } from './paths.mjs'
import { runNode } from './run.mjs'

const TOOLCHAIN = [at('package-lock.json'), at('vite.config.ts'), at('scripts', 'lib')]

/** A package that `npm pack` can pack: it is compiled against the built packages that it imports. */
const packageTarget = (name, after = []) => ({
  from: [
    ...[name, ...after].map(each => at('packages', each, 'src')),
    ...['package.json', 'tsconfig.src.json', 'tsconfig.dist.json'].map(file => at('packages', name, file)),
    at('tsconfig.base.json'),
  ],
  into: at('packages', name, 'dist'),
  script: at('scripts/lib/package-build.mjs'),
  after,
})

/**
 * The targets: the files that each is built from and the folder that it is built into. `ssr` names the entries of a
 * program for Node; a target without it is the portal. `script` builds what Vite does not. Targets of `after` are built
 * first.
 */
const TARGETS = {
  'monitor-program': {
    from: [at('packages/monitor/src'), at('packages/monitor/package.json')],
    into: at('.cache/build/monitor'),
    ssr: {
      main: at('packages/monitor/src/api/main.ts'),
      import: at('packages/monitor/src/federal/import/main.ts'),
      federal: at('packages/monitor/src/federal/keep-current/main.ts'),
      load: at('packages/monitor/src/federal/import/testing/load-main.ts'),
      bulk: at('packages/monitor/src/api/bulk-main.ts'),
      company: at('packages/monitor/src/api/first-company/main.ts'),
      describe: at('packages/monitor/src/api/openapi/main.ts'),
      database: at('packages/monitor/src/database/open-database.ts'),
      'schema-page': at('packages/monitor/src/database/schema-page.ts'),
    },
  },
  'portal-server': {
    from: [
      at('packages/web/server'),
      at('packages/web/configuration'),
      at('packages/web/package.json'),
      at('packages/core/src'),
    ],
    into: at('.cache/build/portal-server'),
    ssr: { main: at('packages/web/server/main.ts'), static: at('packages/web/server/static.ts') },
  },
  core: packageTarget('core'),
  'adapters-http': packageTarget('adapters-http', ['core']),
  testkit: packageTarget('testkit', ['core']),
  monitor: { ...packageTarget('monitor'), after: ['monitor-program'] },
  /** The module of the monitor's package, which the script of that package builds. */
  'monitor-module': {
    into: at('packages/monitor/dist'),
    isPart: true,
    ssr: { index: at('packages/monitor/src/package-entry.ts') },
  },
  portal: {
    from: [at('packages/web'), at('packages/core/src'), at('packages/adapters-http/src')],
    into: at('packages/web/dist'),
  },
}

/** Builds one target unless none of its sources has changed. Returns the folder that it was built into. */
async function build(name) {
  const target = TARGETS[name]
  for (const other of target.after ?? []) await build(other)
  const stamp = at('.cache/build', `${name}.stamp`)
  const expected = fingerprint([...TOOLCHAIN, ...target.from])
  const isBuilt = () =>
    existsSync(target.into) && existsSync(stamp) && readFileSync(stamp, 'utf8') === expected
  if (isBuilt()) return target.into
  await withLock(at('.cache', `build-${name}.lock`), async () => {
    if (isBuilt()) return
    const script = target.script ?? at('scripts/lib/vite-build.mjs')
    await runNode([script, name], `Building ${name}`, { quiet: true })
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, expected)
  })
  return target.into
}

export const targetOf = name => TARGETS[name]
export const buildMonitor = () => build('monitor-program')
export const buildPortalServer = () => build('portal-server')
/** Builds one of the packages that can be packed: core, adapters-http, testkit or monitor. */
export const buildPackage = name => build(name)
export const buildPortal = () => build('portal')
