// `npm run monitor:import -- FILE...`: installs and builds what is missing, then reads federal census files into the
// monitor. `--help` lists the options.
import { pathToFileURL } from 'node:url'
import { buildMonitor, dataFolder, ensureInstalled } from './bootstrap.mjs'

await ensureInstalled()
const folder = await buildMonitor()
process.env.FAIRHAUL_DATA = dataFolder()
// npm runs scripts in the repository's folder; paths are relative to the folder where the command was typed.
if (process.env.npm_lifecycle_event === 'monitor:import' && process.env.INIT_CWD)
  process.chdir(process.env.INIT_CWD)
await import(pathToFileURL(`${folder}/import.js`).href)
