import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { npm } from './npm.mjs'
import { at } from './paths.mjs'

/**
 * Installs a tool that stands apart from the workspace, in a folder with a lock file of its own, when it is not there
 * yet or has changed: what few people need, nobody else has to fetch.
 */
export async function ensureTool(folder) {
  const stamp = at(folder, 'node_modules/.installed')
  const wanted = fingerprint([at(folder, 'package.json'), at(folder, 'package-lock.json')])
  const there = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (there()) return
  await withLock(at('.cache', `${folder.replaceAll('/', '-')}.lock`), async () => {
    if (there()) return
    console.log(`Installing ${folder} ...`)
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const code = await npm(args, { cwd: at(folder) })
    if (code !== 0) throw new Error(`npm could not install ${folder}.`)
    writeFileSync(stamp, wanted)
  })
}
