// `npm run monitor:federal`: installs and builds what is missing, then downloads the federal files that are missing or
// newer and reads them into the monitor. `--help` lists the options.
import { pathToFileURL } from 'node:url'
import { buildMonitor, dataFolder, ensureInstalled } from './bootstrap.mjs'

await ensureInstalled()
const folder = await buildMonitor()
process.env.FAIRHAUL_DATA = dataFolder()
// npm runs scripts in the repository's folder; paths are relative to the folder where the command was typed.
if (process.env.npm_lifecycle_event === 'monitor:federal' && process.env.INIT_CWD)
  process.chdir(process.env.INIT_CWD)
await import(pathToFileURL(`${folder}/federal.js`).href)
