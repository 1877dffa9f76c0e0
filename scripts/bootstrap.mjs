/** What every command needs first: the installed packages and the built programs. */
export { buildMonitor, buildPackage, buildPortal, buildPortalServer } from './lib/build.mjs'
export { ensureInstalled } from './lib/install.mjs'
export { at, dataFolder, root } from './lib/paths.mjs'
