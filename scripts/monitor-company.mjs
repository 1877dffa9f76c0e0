// `npm run monitor:company -- --name NAME --email ADDRESS`: installs and builds what is missing, then makes a broker
// company and its first user. `--help` lists the options.
import { pathToFileURL } from 'node:url'
import { buildMonitor, dataFolder, ensureInstalled } from './bootstrap.mjs'

await ensureInstalled()
const folder = await buildMonitor()
process.env.FAIRHAUL_DATA = dataFolder()
await import(pathToFileURL(`${folder}/company.js`).href)
