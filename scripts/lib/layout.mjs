import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_EXCEPTIONS, CORE_FOLDERS } from './folder-order.mjs'
import { coreArrows, cyclesIn, edgesOf } from './source-graph.mjs'

/** The source files that the `exports` of the packages' package.json name; a star stands for one folder. */
const packageEntries = root =>
  ['core', 'adapters-http', 'web', 'monitor', 'testkit'].flatMap(name => {
    const text = readFileSync(join(root, `packages/${name}/package.json`), 'utf8')
    return [...text.matchAll(/"\.\/(src\/[^"]+\.ts)"/g)].map(
      ([, path]) => new RegExp(`^packages/${name}/${path.replaceAll('.', '\\.').replace('*', '[^/]+')}$`),
    )
  })

/** The configuration's, which three programs read. */
const BARREL_LEFT = 'packages/web/configuration/index.ts'

/** Modules that do nothing but re-export others, and are no entry of a package. */
export function unneededBarrels(modules, root = '.') {
  const entries = packageEntries(root)
  return modules
    .filter(
      ({ file, isBarrel }) => isBarrel && file !== BARREL_LEFT && !entries.some(entry => entry.test(file)),
    )
    .map(({ file }) => file)
}

/**
 * Tests of views that replace a module. They share their modules, so that it would stay replaced for the tests of later
 * files, depending on their order.
 */
export const replacedModules = modules =>
  modules
    .filter(
      ({ file, source }) =>
        /^packages\/web\/src\/.*\.test\.tsx$/.test(file) && /\bvi\.(?:doM|m)ock\(/.test(source),
    )
    .map(({ file }) => file)

/** A sentence for each import between folders of the core that the order of the folders does not allow. */
export function againstCoreOrder(modules) {
  const level = folder => CORE_FOLDERS.indexOf(folder)
  const problems = []
  for (const [arrow, files] of coreArrows(modules)) {
    const [from, to] = arrow.split(' ')
    for (const folder of [from, to])
      if (level(folder) < 0)
        problems.push(`packages/core/src/${folder} has no place in scripts/lib/folder-order.mjs.`)
    if (level(from) <= level(to) && !CORE_EXCEPTIONS.includes(arrow))
      problems.push(`${files.join('\n')}\n  core-order: ${to} stands above ${from} in the core.`)
  }
  return [...new Set(problems)]
}

/** A sentence for each folder of the core that is no entry of the package, or no part of the whole. */
export function missingCoreEntries(modules) {
  const importsOf = file => modules.find(each => each.file === file)?.imports.map(({ to }) => to)
  const whole = importsOf('packages/core/src/index.ts') ?? []
  return CORE_FOLDERS.flatMap(folder => {
    const entry = `packages/core/src/${folder}/index.ts`
    const others = (importsOf(entry) ?? []).filter(to => !to.startsWith(`packages/core/src/${folder}/`))
    return [
      ...(importsOf(entry) === undefined
        ? [`${entry} is missing: every folder is an entry of the core.`]
        : []),
      ...(whole.includes(entry) ? [] : [`packages/core/src/index.ts does not export ${entry}.`]),
      ...others.map(to => `${entry} exports ${to}, which is of another folder.`),
    ]
  }).concat(
    whole
      .filter(to => !/^packages\/core\/src\/[^/]+\/index\.ts$/.test(to))
      .map(to => `packages/core/src/index.ts exports ${to}: that is for the index.ts of its folder.`),
  )
}

/** A file has one idea, which takes no more lines than these. */
export const LONG_FILE_LINES = 250

/** Production files that are longer, with the reason. */
const LONG_FILES_LEFT = {}

/** A sentence for each production file that is too long, and for each that the list above names without need. */
export function longFiles(sources, left = LONG_FILES_LEFT) {
  const long = sources.filter(({ lines, isTest }) => !isTest && lines > LONG_FILE_LINES)
  return [
    ...long
      .filter(({ file }) => !left[file])
      .map(
        ({ file, lines }) =>
          `${file} has ${lines} lines, more than ${LONG_FILE_LINES}. Split it by its ideas, or say in scripts/lib/layout.mjs why not.`,
      ),
    ...Object.keys(left)
      .filter(file => !long.some(each => each.file === file))
      .map(file => `scripts/lib/layout.mjs lists ${file} as too long, which it is not.`),
  ]
}

/** Modules that import each other's types on purpose, by one of them, with the reason. */
const CYCLES_LEFT = {
  'packages/web/src/screens/carrier/carrier-store.ts':
    'the store of a profile opens its sections, and each section gets the store of the profile.',
}

/** A sentence for each group of modules that import each other, types included. */
export const importCycles = modules =>
  cyclesIn(
    edgesOf(
      modules.filter(({ isTest }) => !isTest),
      { withTypes: true },
    ),
  )
    .filter(group => !group.some(file => file in CYCLES_LEFT))
    .map(
      group =>
        `${group.join('\n')}\n  import-cycle: these import each other. Move a type to a file of its own.`,
    )
