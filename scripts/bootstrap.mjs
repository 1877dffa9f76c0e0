/** What every command needs first: the packages, and the programs built from their sources. */
export { buildCore, buildMonitor, buildPortal, buildPortalServer } from './lib/build.mjs'
export { ensureInstalled } from './lib/install.mjs'
export { at, dataFolder, root } from './lib/paths.mjs'
