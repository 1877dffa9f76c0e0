import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { npm } from './npm.mjs'
import { at } from './paths.mjs'

const PACKAGES = ['core', 'adapters-http', 'web', 'testkit']
const STAMP = at('node_modules', '.fairhaul-installed')
const NODE_FLOOR = [20, 19]

/** Stops with a message on a version of Node that the toolchain does not run on. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1])) return
  console.error(`Fairhaul needs Node ${NODE_FLOOR.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(2)
}

/**
 * Installs what the lock file names, if it is missing or has changed. Of two commands started at once, one installs and
 * the other waits.
 */
export async function ensureInstalled() {
  requireNode()
  const manifests = [
    'package.json',
    'package-lock.json',
    ...PACKAGES.map(name => `packages/${name}/package.json`),
  ]
  const expected = () => fingerprint(manifests.map(file => at(file)))
  const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === expected()
  if (isInstalled()) return
  const onWait = () => console.log('Waiting for another command that is installing.')
  await withLock(
    at('.cache', 'install.lock'),
    async () => {
      if (isInstalled()) return
      console.log('Installing packages ...')
      const env = { NODE_ENV: 'development', npm_config_omit: '', npm_config_prefix: undefined }
      const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
      const code = await npm(args, { env })
      if (code !== 0) {
        console.error(
          'npm could not install the packages. Check the connection to the registry and run the command again.',
        )
        process.exit(1)
      }
      mkdirSync(at('node_modules'), { recursive: true })
      writeFileSync(STAMP, expected())
    },
    { onWait },
  )
}
