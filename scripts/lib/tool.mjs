import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { npm } from './npm.mjs'
import { at } from './paths.mjs'

/**
 * Installs a tool that is not part of the workspace, in a folder with its own lock file, if it is missing or has
 * changed. Few people need it, so `npm ci` does not fetch it.
 */
export async function ensureTool(folder) {
  const stamp = at(folder, 'node_modules/.installed')
  const expected = fingerprint([at(folder, 'package.json'), at(folder, 'package-lock.json')])
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === expected
  if (isInstalled()) return
  await withLock(at('.cache', `${folder.replaceAll('/', '-')}.lock`), async () => {
    if (isInstalled()) return
    console.log(`Installing ${folder} ...`)
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const code = await npm(args, { cwd: at(folder) })
    if (code !== 0) throw new Error(`npm could not install ${folder}.`)
    writeFileSync(stamp, expected)
  })
}
