// Checks the import directions that ARCHITECTURE.md draws, the order of folders in core and monitor, that there are no
// barrels and no cycles, that no production file is too long, that no test of a view replaces a module, that every exported
// value of the core has a user or is documented, and that no identifier, file name, comment, title of a test or page has a
// retired word. Says why where one is broken.
import { readdirSync, readFileSync } from 'node:fs'
import { examine, violations } from './lib/architecture.mjs'
import {
  againstFolderOrder,
  importCycles,
  LONG_FILE_LINES,
  longFiles,
  missingCoreEntries,
  replacedModules,
  unneededBarrels,
} from './lib/layout.mjs'
import { root } from './lib/paths.mjs'
import { retiredProse, retiredProseIn } from './lib/retired-prose.mjs'
import { retiredIn } from './lib/retired-words.mjs'
import { readOtherSources, readSources } from './lib/source-graph.mjs'
import { unusedCoreValues } from './lib/unused-exports.mjs'

process.chdir(root)

/** An import that must be refused, for each rule: a check that finds nothing here is a check that does not work. */
const PLANTED = [
  ['packages/core/src/rules/x.ts', 'mobx', 'core-is-pure'],
  ['packages/core/src/rules/x.ts', 'node:fs', 'core-is-pure'],
  ['packages/adapters-http/src/calls/x.ts', 'react', 'adapter-knows-core-only'],
  ['packages/adapters-http/src/calls/x.ts', '../command/y.ts', 'adapter-knows-core-only'],
  ['packages/adapters-http/src/command/x.ts', 'hono', 'command-stands-on-the-adapter'],
  ['packages/monitor/src/x.ts', '@fairhaul/core', 'monitor-stands-alone'],
  ['packages/monitor/src/worlds/x.ts', '../api/routes/y.ts', 'worlds-need-no-server'],
  ['packages/web/src/app/boot/x.ts', '@fairhaul/testkit', 'product-without-testkit'],
  ['packages/web/src/app/boot/x.ts', '@fairhaul/monitor', 'product-without-testkit'],
  ['packages/web/src/parts/x.ts', './testing/y.ts', 'testing-is-for-tests'],
  ['packages/monitor/src/federal/x.ts', './import/testing/y.ts', 'testing-is-for-tests'],
  ['packages/web/configuration/x.ts', 'node:fs', 'configuration-is-plain'],
  ['packages/web/configuration/x.ts', '../src/di/y.ts', 'configuration-is-plain'],
  ['packages/web/src/ui/X.tsx', '@fairhaul/core', 'ui-knows-no-product'],
  ['packages/web/src/parts/X.tsx', '../screens/home/y.ts', 'parts-show-what-they-are-given'],
  ['packages/web/src/screens/home/X.tsx', '../../browser/y.ts', 'screens-reach-no-adapter'],
  ['packages/web/src/stores/x.ts', 'react', 'stores-know-no-view'],
  ['packages/web/src/app/frame/X.tsx', 'react-router-dom', 'router-in-one-folder'],
  ['packages/web/src/app/frame/X.tsx', '@fairhaul/adapters-http', 'adapters-in-boot-only'],
  ['packages/web/src/parts/X.tsx', 'inversify', 'container-in-app-only'],
  ['packages/web/src/screens/home/X.tsx', '../carrier/y.ts', 'screens-stand-alone'],
]

/** Modules with one retired word each, and names that look like one and are none. */
const PLANTED_WORDS = [
  ['packages/web/src/x.ts', 'const askedFor = 1', 'asked'],
  ['packages/web/src/x.ts', 'export interface MenuNeeds {}', 'needs'],
  ['packages/web/src/x.ts', 'class Store { #furnished = 1 }', 'furnished'],
  ['packages/web/src/x.ts', 'class Latest {}', 'Latest'],
  ['packages/web/src/x.ts', 'const menuAtHand = 1', 'at hand'],
  ['packages/web/src/save-trouble.ts', '', 'trouble'],
  ['packages/web/src/x.ts', "const taskId = latestValue('asked') // asked", undefined],
  ['packages/web/src/x.ts', 'const query = { held_back: db.fn.judge() }', undefined],
]

/** A module that only re-exports, where it may not. */
const PLANTED_BARREL = { file: 'packages/web/src/parts/x/index.ts', isBarrel: true }

/** A test of a view that replaces a module. */
const PLANTED_MOCK = { file: 'packages/web/src/ui/x.test.tsx', source: "vi.mock('./y.ts')" }

/** A folder of two folders: an import down, one up, one up of a test, and a folder without a place. */
const PLANTED_ORDER = { 'packages/x/src': ['low', 'high'] }
const PLANTED_ARROWS = [
  ['high/a.ts', 'low/b.ts'],
  ['low/b.ts', 'high/a.ts'],
  ['low/b.test.ts', 'high/a.ts'],
  ['other/c.ts', 'low/b.ts'],
].map(([from, to]) => ({
  file: `packages/x/src/${from}`,
  isTest: from.includes('.test.'),
  imports: [{ to: `packages/x/src/${to}` }],
}))

/** Two modules that import each other's types. */
const PLANTED_CYCLE = ['a.ts', 'b.ts'].map((file, at, both) => ({
  file,
  imports: [{ to: both[1 - at], names: [], isType: true }],
}))

/** A file that is too long, one that is just not, and a long test. */
const PLANTED_LENGTHS = [
  { file: 'packages/web/src/ui/x.module.css', lines: LONG_FILE_LINES + 1, isTest: false },
  { file: 'packages/web/src/ui/x.ts', lines: LONG_FILE_LINES, isTest: false },
  { file: 'packages/web/src/ui/x.test.ts', lines: LONG_FILE_LINES + 1, isTest: true },
]

/** What the check of lengths says of the three: without a list, with a reason, without one, for a file that is short. */
const lengthsSaid = [
  {},
  { [PLANTED_LENGTHS[0].file]: 'One idea.' },
  { [PLANTED_LENGTHS[0].file]: '' },
  { [PLANTED_LENGTHS[0].file]: 'One idea.', [PLANTED_LENGTHS[1].file]: 'One idea.' },
].map(left => longFiles(PLANTED_LENGTHS, left).length)

/** A value of the core that nothing uses. */
const PLANTED_VALUE = {
  file: 'packages/core/src/shared/x.ts',
  source: '',
  imports: [],
  exported: [{ name: ['planted', 'Value'].join(''), isType: false }],
}

const modules = readSources(root)
const scriptFiles = ['scripts', 'scripts/lib', 'bench'].flatMap(folder =>
  readdirSync(folder).flatMap(name => (/\.m?[jt]s$/.test(name) ? [`${folder}/${name}`] : [])),
)
const { seen, found } = examine(modules)
const scripts = scriptFiles.map(file => ({ file, source: readFileSync(file, 'utf8') }))
const retired = [...modules, ...scripts].flatMap(({ file, source }) => retiredIn(file, source))

const problems = [
  ...found.map(({ rule, file, to, why }) => `${file} -> ${to}\n  ${rule}: ${why}`),
  ...againstFolderOrder(modules),
  ...missingCoreEntries(modules),
  ...importCycles(modules),
  ...longFiles([...modules, ...readOtherSources(root)]),
  ...unusedCoreValues(root, modules).map(
    ({ file, name }) =>
      `${file} exports ${name}, which nothing uses and docs/domain does not list. Delete it, do not export it, or cite its rule.`,
  ),
  ...unneededBarrels(modules).map(
    file =>
      `${file} only re-exports: import from the files themselves; a barrel is for the entry of a package.`,
  ),
  ...replacedModules(modules).map(
    file =>
      `${file} replaces a module, which tests of later files would get too: spy on what it calls, or name it .dom.test.ts.`,
  ),
  ...retired.map(({ file, name, word, use }) => `${file} ${name}: "${word}" is retired. Use ${use}.`),
  ...retiredProse(root).map(
    ({ file, term, use }) => `${file}: "${term}" is retired in prose. Write: ${use}.`,
  ),
  ...(retiredProseIn('x.ts', '// nobody').length === 1
    ? []
    : ['The check for retired words in prose finds none.']),
  ...PLANTED.filter(
    ([file, specifier, rule]) => !violations(file, [specifier]).some(each => each.rule === rule),
  ).map(([file, specifier, rule]) => `${rule} did not catch ${file} -> ${specifier}`),
  ...PLANTED_WORDS.filter(([file, source, word]) => retiredIn(file, source)[0]?.word !== word).map(
    ([file, source, word]) => `The retired words in ${file} with "${source}" are not just ${word ?? 'none'}.`,
  ),
  ...(againstFolderOrder(PLANTED_ARROWS, PLANTED_ORDER).length === 2
    ? []
    : [
        'The check of the order of folders does not catch just the import up and the folder without a place.',
      ]),
  ...(importCycles(PLANTED_CYCLE).length === 1 ? [] : ['The check for cycles of types catches none.']),
  ...(unusedCoreValues(root, [PLANTED_VALUE]).length === 1
    ? []
    : ['The check for unused core values catches none.']),
  ...(lengthsSaid.join() === '1,0,1,1'
    ? []
    : ['The check for long files does not catch just the long ones.']),
  ...(unneededBarrels([PLANTED_BARREL]).length === 1 ? [] : ['The check for barrels catches none.']),
  ...(replacedModules([PLANTED_MOCK]).length === 1 ? [] : ['The check for replaced modules catches none.']),
  ...Object.entries(seen)
    .filter(([, { modules: count, arrows }]) => count < 2 || arrows < 2)
    .map(([name]) => `The check read no modules in packages/${name}.`),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)

const total = key => Object.values(seen).reduce((sum, counts) => sum + counts[key], 0)
console.log(`Architecture: ${total('modules')} modules and ${total('arrows')} imports are in order.`)
