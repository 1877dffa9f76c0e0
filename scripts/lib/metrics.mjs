import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LONG_FILE_LINES, LONG_FUNCTION_LINES, longFunctions, unneededBarrels } from './layout.mjs'
import { retiredIn } from './retired-words.mjs'
import { FOLDER_ORDER } from './folder-order.mjs'
import { cyclesIn, edgesOf, readSources, folderArrows } from './source-graph.mjs'
import { unusedCoreValues, unusedExports } from './unused-exports.mjs'

const SMALL_FILE_LINES = 30
const WINDOW_LINES = 6

const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const sizes = (what, modules) => {
  const lines = modules.map(module => module.lines).toSorted((one, other) => one - other)
  const small = lines.filter(count => count <= SMALL_FILE_LINES).length
  return {
    [`${what} files`]: modules.length,
    [`${what} lines`]: lines.reduce((sum, count) => sum + count, 0),
    [`${what} lines a file: median`]: quantile(lines, 0.5),
    [`${what} lines a file: p90`]: quantile(lines, 0.9),
    [`${what} lines a file: longest`]: lines.at(-1) ?? 0,
    [`${what} files of ${SMALL_FILE_LINES} lines or fewer, %`]: Math.round((small * 100) / modules.length),
    [`${what} files of more than ${LONG_FILE_LINES} lines`]: lines.filter(count => count > LONG_FILE_LINES)
      .length,
  }
}

/** Without the suites of contracts, each a function around its tests. */
const functions = production => ({
  [`functions over ${LONG_FUNCTION_LINES} lines`]: production
    .filter(({ file }) => !file.startsWith('packages/testkit/src/contracts/'))
    .flatMap(longFunctions).length,
})

const cycles = production => {
  const atRunTime = cyclesIn(edgesOf(production, { withTypes: false }))
  const withTypes = cyclesIn(edgesOf(production, { withTypes: true }))
  const isAtRunTime = group => atRunTime.some(other => other.some(file => group.includes(file)))
  return {
    'import cycles at run time': atRunTime.length,
    'import cycles of types only': withTypes.filter(group => !isAtRunTime(group)).length,
  }
}

/** How the folders in a folder import each other; files directly in it do not count. */
const folderFigures = (production, [folder, order]) => {
  const folders = order.filter(part => !part.includes('.'))
  const arrows = [...folderArrows(production, folder).keys()]
    .map(arrow => arrow.split(' '))
    .filter(arrow => arrow.every(part => folders.includes(part)))
  const below = from => arrows.flatMap(([other, to]) => (other === from ? [to] : []))
  const isBack = ([from, to]) => folders.indexOf(from) < folders.indexOf(to)
  const isMutual = ([from, to]) => below(to).includes(from)
  const floors = new Map()
  for (const each of folders) floors.set(each, 1 + Math.max(0, ...below(each).map(to => floors.get(to) ?? 0)))
  const name = folder.split('/')[1]
  return {
    [`${name} folders`]: folders.length,
    [`${name} folder floors`]: Math.max(...floors.values()),
    [`${name} folder arrows`]: arrows.length,
    [`${name} folder arrows against the direction`]: arrows.filter(isBack).length,
    [`${name} folder pairs that import each other`]: arrows.filter(isMutual).length / 2,
    [`${name} folders in a circle`]: cyclesIn(new Map(folders.map(each => [each, below(each)]))).flat()
      .length,
  }
}

/** How often production code has each way of reading, writing and showing. */
const MECHANISMS = {
  'new Latest( (retired)': /\bnew Latest[<(]/g,
  'new Query(': /\bnew Query[<(]/g,
  'new Writing( (retired)': /\bnew Writing[<(]/g,
  'new FormSending( (retired)': /\bnew FormSending[<(]/g,
  'new Submission(': /\bnew Submission[<(]/g,
  'settled() of stores': /^\s+(?:async )?settled\(\)/gm,
  '<FormDrawer': /<FormDrawer\b/g,
  '<Drawer (drawers of their own)': /<Drawer\b/g,
  '<ScreenHeader': /<ScreenHeader\b/g,
}

const mechanisms = production => {
  const texts = production.filter(
    ({ file }) => file.startsWith('packages/web/src/') && !/\/primitives\//.test(file),
  )
  return Object.fromEntries(
    Object.entries(MECHANISMS).map(([name, pattern]) => [
      name,
      texts.reduce((sum, { source }) => sum + (source.match(pattern)?.length ?? 0), 0),
    ]),
  )
}

const plainLines = source =>
  source
    .replaceAll(/^import [^;'"]*?from '[^']*'$/gm, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line.length > 3 && !/^(\/\/|\*|\/\*|import |\} from |export \* )/.test(line))

/** Where a file may take shared code from: the monitor and its worlds have rules of their own, and never use core's. */
const sideOf = file => (file.startsWith('packages/monitor/') ? 'monitor' : 'portal')

/** Windows of six lines of code that stand somewhere else too, word for word. */
const duplicates = production => {
  const sides = new Map()
  for (const { file, source } of production) {
    const lines = plainLines(source)
    for (let at = 0; at + WINDOW_LINES <= lines.length; at += 1) {
      const window = lines.slice(at, at + WINDOW_LINES).join('\n')
      sides.set(window, [...(sides.get(window) ?? []), sideOf(file)])
    }
  }
  const all = [...sides.values()]
  const sum = repeats => all.reduce((total, places) => total + repeats(places), 0)
  return {
    [`repeated windows of ${WINDOW_LINES} lines`]: sum(places => places.length - 1),
    [`repeated windows of ${WINDOW_LINES} lines that could be shared`]: sum(
      places => places.length - new Set(places).size,
    ),
  }
}

const retired = modules => ({
  'names with a retired word': modules.reduce(
    (sum, { file, source }) => sum + retiredIn(file, source).length,
    0,
  ),
})

/** The seconds of the last `npm test` in this folder, by job. */
export const testSeconds = root => {
  const file = join(root, '.cache/test-times.json')
  if (!existsSync(file)) return {}
  const { seconds, times } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries([
    ['last npm test, seconds', seconds],
    ...Object.entries(times).map(([job, count]) => [`last npm test: ${job}, seconds`, count]),
  ])
}

/** A file that a command of this repository writes says so in its first line. */
const isGenerated = ({ source }) => source.startsWith('// Written by npm run ')

/** Every figure of the sources below a root, in the order in which they are shown. */
export function measure(root) {
  const modules = readSources(root)
  const production = modules.filter(({ isTest }) => !isTest)
  const written = production.filter(module => !isGenerated(module))
  const barrels = unneededBarrels(production, root).length
  return {
    ...sizes('production', written),
    'generated lines': production.filter(isGenerated).reduce((sum, { lines }) => sum + lines, 0),
    ...sizes(
      'test',
      modules.filter(({ isTest }) => isTest),
    ),
    ...functions(production),
    'folders with production files': new Set(production.map(({ file }) => dirname(file))).size,
    'barrels that are package entries': production.filter(({ isBarrel }) => isBarrel).length - barrels,
    'other barrels': barrels,
    ...cycles(production),
    ...Object.assign({}, ...Object.entries(FOLDER_ORDER).map(entry => folderFigures(production, entry))),
    ...mechanisms(production),
    ...retired(modules),
    'core values without a user or a documented purpose': unusedCoreValues(root, modules).length,
    'exported values that no other file uses': unusedExports(root, modules).length,
    ...duplicates(written),
  }
}
