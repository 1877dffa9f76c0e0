// Installs what is missing, builds a package from its sources unless nothing in it has changed, and writes its license and
// changelog. `npm pack` runs it first.
import { buildPackage, ensureInstalled } from './bootstrap.mjs'
import { writePackageFiles } from './lib/package-files.mjs'

const [name] = process.argv.slice(2)
await ensureInstalled()
await buildPackage(name)
writePackageFiles(name)
