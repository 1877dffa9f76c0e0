import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { at } from './paths.mjs'
import { run } from './run.mjs'

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const HOW = `No Chromium was found for the journeys in a browser. Any one of these helps:
  - name an installed one:             CHROMIUM=/path/to/chromium npm test
  - install your distribution's own:   apt-get install chromium   (or dnf install chromium, pacman -S chromium)
  - install Google Chrome
Everything else was tested; the journeys were not.`

const runs = (path, env = {}) =>
  spawnSync(path, ['--version', '--no-sandbox'], { env: { ...process.env, ...env }, timeout: 20_000 })
    .status === 0

/** Unpacks the Chromium of the npm package, once for each version: writes a file beside it, then renames that. */
async function unpackPackaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packed = at('node_modules/@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(`${packed}/package.json`, 'utf8'))
  const folder = at('.cache', `chromium-${version}`)
  const path = `${folder}/chromium`
  const unpack = async (from, to) => {
    if (existsSync(to)) return
    console.log('Unpacking a Chromium for the journeys ...')
    const partial = `${to}.${process.pid}`
    await pipeline(
      createReadStream(from),
      createBrotliDecompress(),
      createWriteStream(partial, { mode: 0o755 }),
    )
    renameSync(partial, to)
  }
  mkdirSync(folder, { recursive: true })
  await unpack(`${packed}/bin/chromium.br`, path)
  if (runs(path)) return { path, env: {} }
  await unpack(`${packed}/bin/al2023.tar.br`, `${folder}/libraries.tar`)
  spawnSync('tar', ['-xf', `${folder}/libraries.tar`, '-C', folder])
  const env = { LD_LIBRARY_PATH: `${folder}/lib` }
  return runs(path, env) ? { path, env } : undefined
}

/**
 * A Chromium for the journeys: the one that CHROMIUM names, the headless one from the npm package (it takes three fifths
 * of the processor time of a desktop build, and is the same on every machine), one on the machine, Playwright's own, or
 * one that Playwright can download.
 *
 * @returns its path and the environment it needs. Throws an error that says how to get one.
 */
export async function findChromium() {
  if (process.env.CHROMIUM) {
    if (runs(process.env.CHROMIUM)) return { path: process.env.CHROMIUM, env: {} }
    throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, which does not run.`)
  }
  const packaged = await unpackPackaged()
  if (packaged !== undefined) return packaged
  const { chromium } = await import('playwright')
  const own = () => chromium.executablePath()
  const installed = [...KNOWN_PLACES, own()].find(path => existsSync(path) && runs(path))
  if (installed !== undefined) return { path: installed, env: {} }
  await run(process.execPath, [at('node_modules/playwright/cli.js'), 'install', 'chromium'], { quiet: true })
  if (existsSync(own()) && runs(own())) return { path: own(), env: {} }
  throw new Error(HOW)
}
