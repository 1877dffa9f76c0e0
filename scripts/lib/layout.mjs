import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { FOLDER_ORDER } from './folder-order.mjs'
import { cyclesIn, edgesOf, folderArrows, partOf } from './source-graph.mjs'

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

/** A sentence for each import that the order of the folders does not allow, and for each folder without a place in it. */
export const againstFolderOrder = (modules, orders = FOLDER_ORDER) =>
  Object.entries(orders).flatMap(([folder, order]) => {
    const found = new Set(modules.flatMap(({ file }) => partOf(folder, file) ?? []))
    return [
      ...[...found]
        .filter(part => !order.includes(part))
        .map(part => `${folder}/${part} has no place in scripts/lib/folder-order.mjs.`),
      ...order
        .filter(part => !found.has(part))
        .map(part => `scripts/lib/folder-order.mjs lists ${folder}/${part}, which is not there.`),
      ...[...folderArrows(modules, folder)].flatMap(([arrow, files]) => {
        const [from, to] = arrow.split(' ')
        return order.includes(from) && order.indexOf(from) < order.indexOf(to)
          ? [`${files.join('\n')}\n  folder-order: ${to} comes after ${from} in ${folder}.`]
          : []
      }),
    ]
  })

/** A sentence for each folder of the core that is no entry of the package, or no part of the whole. */
export function missingCoreEntries(modules) {
  const importsOf = file => modules.find(each => each.file === file)?.imports.map(({ to }) => to)
  const whole = importsOf('packages/core/src/index.ts') ?? []
  const folders = FOLDER_ORDER['packages/core/src'].filter(part => !part.includes('.'))
  return folders
    .flatMap(folder => {
      const entry = `packages/core/src/${folder}/index.ts`
      const others = (importsOf(entry) ?? []).filter(to => !to.startsWith(`packages/core/src/${folder}/`))
      return [
        ...(importsOf(entry) === undefined
          ? [`${entry} is missing: every folder is an entry of the core.`]
          : []),
        ...(whole.includes(entry) ? [] : [`packages/core/src/index.ts does not export ${entry}.`]),
        ...others.map(to => `${entry} exports ${to}, which is of another folder.`),
      ]
    })
    .concat(
      whole
        .filter(to => !/^packages\/core\/src\/[^/]+\/index\.ts$/.test(to))
        .map(to => `packages/core/src/index.ts exports ${to}: that is for the index.ts of its folder.`),
    )
}

/** A file has one idea, which takes no more lines than these. */
export const LONG_FILE_LINES = 250

/** Production files that are longer, with the reason. */
const LONG_FILES_LEFT = {
  'packages/monitor/src/database/table-types.ts':
    'it is written from the database: a type for each of its tables and views.',
}

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

/** A function does one thing, which takes no more lines than these; the linter refuses a longer one. */
export const LONG_FUNCTION_LINES = 80

const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

/** The name and the line of each longer function in a module, blank lines and comments counted. */
export function longFunctions({ file, source }) {
  const lineAt = at => source.slice(0, at).split('\n').length
  const visit = (node, name) => {
    if (Array.isArray(node)) return node.flatMap(each => visit(each, name))
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return []
    const [first, last] = [lineAt(node.start), lineAt(node.end)]
    if (last - first < LONG_FUNCTION_LINES) return []
    const own = node.id?.name ?? node.key?.name ?? name
    const inside = Object.values(node).flatMap(child => visit(child, own))
    return FUNCTION.test(node.type) ? [{ name: own, line: first }, ...inside] : inside
  }
  return visit(parseSync(file, source).program.body)
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
