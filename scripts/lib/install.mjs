import { installedAsLocked } from './installed.mjs'
import { withLock } from './lock.mjs'
import { npm } from './npm.mjs'
import { at, root } from './paths.mjs'

const NODE_FLOOR = [20, 19]

/** Stops with a message on a version of Node that the toolchain does not run on. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1])) return
  console.error(`Fairhaul needs Node ${NODE_FLOOR.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(2)
}

/**
 * Installs what the lock file names, if something of it is missing; after `npm install` nothing is. Of two commands
 * started at once, one installs and the other waits.
 */
export async function ensureInstalled() {
  requireNode()
  if (installedAsLocked(root)) return
  const onWait = () => console.log('Waiting for another command that is installing.')
  await withLock(
    at('.cache', 'install.lock'),
    async () => {
      if (installedAsLocked(root)) return
      console.log('Installing packages ...')
      const env = { NODE_ENV: 'development', npm_config_omit: '', npm_config_prefix: undefined }
      const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
      const code = await npm(args, { env })
      if (code === 0) return
      console.error(
        'npm could not install the packages. Check the connection to the registry and run the command again.',
      )
      process.exit(1)
    },
    { onWait },
  )
}
