import { readFileSync } from 'node:fs'
import { CORE_EXCEPTIONS, CORE_FOLDERS } from './core-order.mjs'
import { coreArrows } from './source-graph.mjs'

/** The source files that the `exports` of the packages' package.json name. */
const packageEntries = () =>
  ['core', 'adapters-http', 'web', 'testkit'].flatMap(name => {
    const text = readFileSync(`packages/${name}/package.json`, 'utf8')
    return [...text.matchAll(/"\.\/(src\/[^"]+\.ts)"/g)].map(([, path]) => `packages/${name}/${path}`)
  })

/**
 * Barrels that are left: those of the core's folders make its entry, and the configuration's is read by three programs.
 */
const BARRELS_LEFT = /^packages\/(core\/src\/.*|web\/configuration)\/index\.ts$/

/** Modules that do nothing but re-export others, and are no entry of a package. */
export function unneededBarrels(modules) {
  const entries = new Set(packageEntries())
  return modules
    .filter(({ file, isBarrel }) => isBarrel && !entries.has(file) && !BARRELS_LEFT.test(file))
    .map(({ file }) => file)
}

/** A sentence for each import between folders of the core that the order of the folders does not allow. */
export function againstCoreOrder(modules) {
  const level = folder => CORE_FOLDERS.indexOf(folder)
  const problems = []
  for (const [arrow, files] of coreArrows(modules)) {
    const [from, to] = arrow.split(' ')
    for (const folder of [from, to])
      if (level(folder) < 0)
        problems.push(`packages/core/src/${folder} has no place in scripts/lib/core-order.mjs.`)
    if (level(from) <= level(to) && !CORE_EXCEPTIONS.includes(arrow))
      problems.push(`${files.join('\n')}\n  core-order: ${to} stands above ${from} in the core.`)
  }
  return [...new Set(problems)]
}
