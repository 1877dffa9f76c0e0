import { pathToFileURL } from 'node:url'
import { buildMonitor } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { dataFolder } from './paths.mjs'

/**
 * Installs and builds what is missing, then runs a program of the monitor on its data. npm runs scripts in the
 * repository's folder: with `npmScript`, paths are relative to the folder where `npm run` was typed.
 */
export async function runMonitorProgram(program, { npmScript } = {}) {
  await ensureInstalled()
  const folder = await buildMonitor()
  process.env.FAIRHAUL_DATA = dataFolder()
  const { npm_lifecycle_event: running, INIT_CWD: typedIn } = process.env
  if (npmScript !== undefined && running === npmScript && typedIn) process.chdir(typedIn)
  await import(pathToFileURL(`${folder}/${program}.js`).href)
}
