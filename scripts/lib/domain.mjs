import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from './paths.mjs'
import { importsOf } from './source-graph.mjs'

/** Sections whose rules need a function and a test in the core. */
export const SECTIONS_DECIDED_IN_CORE = [3, 4, 5, 6, 9]

const filesBelow = (folder, wanted) =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : filesBelow(path, wanted)
    return wanted.test(entry.name) ? [path] : []
  })

/** The rules of the pages in docs/domain: bold names at the start of list items, under the page's section. */
export function rulesOf(markdown) {
  const rules = []
  let section = null
  for (const line of markdown.split('\n')) {
    section = /^# Section (\d+)/.exec(line)?.[1] ?? (/^##? /.test(line) ? null : section)
    const name = /^- \*\*(.+?)\.?\*\*/.exec(line)?.[1]
    if (section !== null && name !== undefined) rules.push({ section: Number(section), name })
  }
  return rules
}

const plain = comment => comment.replace(/^[ \t]*\* ?/gm, '').replace(/\s+/g, ' ')

/** What one comment cites: sections with the rules named after them. Sources other than sections are skipped. */
export function citationsIn(comment) {
  const [, source] =
    /Source:(.*?)(?=\s(?:Choice|Refuses|Empty|Units|Source|Throws):|$)/.exec(plain(comment)) ?? []
  if (source === undefined) return []
  return [...source.matchAll(/[Ss]ection (\d+)((?:(?:,| and|, and)? ?"[^"]+")*)/g)].map(
    ([, section, names]) => ({
      section: Number(section),
      names: [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name),
    }),
  )
}

const declaredBy = statement => {
  const it = statement.declaration ?? statement
  if (it.id?.name !== undefined) return it.id.name
  return it.declarations?.[0]?.id?.name
}

/** Each cited rule of a file, with the declaration whose comment cites it. */
function citationsOf(file) {
  const source = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, source)
  return comments.flatMap(({ value, start, end }) => {
    const cited = citationsIn(value)
    if (cited.length === 0) return []
    const statement =
      program.body.find(each => each.start <= start && end <= each.end) ??
      program.body.find(each => each.start >= end)
    const line = source.slice(0, start).split('\n').length
    const name = statement === undefined ? undefined : declaredBy(statement)
    return cited.map(each => ({ ...each, file: relative(root, file), line, name }))
  })
}

const CORE = 'packages/core/src'

const isTest = file => file.endsWith('.test.ts')
const folderOf = file => file.slice(CORE.length + 1).split('/')[0]

/**
 * The tests of each module of the core: those that import it or, where none does, those of its folder that reach it
 * over the fewest modules.
 */
function testsByModule() {
  const importsByFile = new Map(
    filesBelow(CORE, /\.ts$/).map(file => [
      file,
      importsOf(file, readFileSync(file, 'utf8'))
        .filter(specifier => specifier.startsWith('.'))
        .map(specifier => relative(root, resolve(dirname(file), specifier))),
    ]),
  )
  const nearest = new Map()
  for (const test of [...importsByFile.keys()].filter(isTest)) {
    const seen = new Set([test])
    let distance = 0
    for (let layer = [test]; layer.length > 0; distance += 1) {
      for (const module of layer) {
        const known = nearest.get(module)
        if (isTest(module) || (known !== undefined && known.distance < distance)) continue
        nearest.set(
          module,
          known?.distance === distance
            ? { distance, tests: [...known.tests, test] }
            : { distance, tests: [test] },
        )
      }
      layer = layer
        .flatMap(module => importsByFile.get(module) ?? [])
        .filter(module => !seen.has(module) && folderOf(module) === folderOf(test))
      for (const module of layer) seen.add(module)
    }
  }
  return new Map([...nearest].map(([module, { tests }]) => [module, [...new Set(tests)]]))
}

/**
 * Which function decides each rule and which test holds it, by the `Source:` lines of the sources.
 *
 * `problems` are sentences: a rule that nothing decides or no test holds, a line that cites what no rule is called.
 */
export function mapRules(markdown) {
  const rules = rulesOf(markdown)
  const known = new Set(rules.map(({ section, name }) => `${section} ${name}`))
  const tests = testsByModule()
  const problems = []
  const decidedBy = new Map()
  for (const file of filesBelow('packages', /\.tsx?$/))
    for (const { section, names, name, line, file: path } of citationsOf(file)) {
      if (names.length === 0)
        problems.push(`${path}:${line} cites section ${section} and none of its rules by name.`)
      for (const rule of names) {
        const key = `${section} ${rule}`
        if (!known.has(key))
          problems.push(
            `${path}:${line} cites section ${section}, "${rule}", which docs/domain does not list.`,
          )
        if (path.startsWith(CORE) && !path.includes('.test.') && !path.includes('/ports/'))
          decidedBy.set(key, [...(decidedBy.get(key) ?? []), { name, path }])
      }
    }
  const rows = rules.map(rule => {
    const places = decidedBy.get(`${rule.section} ${rule.name}`) ?? []
    const held = [...new Set(places.flatMap(({ path }) => tests.get(path) ?? []))].toSorted((one, other) =>
      one < other ? -1 : 1,
    )
    if (SECTIONS_DECIDED_IN_CORE.includes(rule.section)) {
      if (places.length === 0)
        problems.push(`Section ${rule.section}, "${rule.name}": nothing in the core cites it.`)
      else if (held.length === 0) problems.push(`Section ${rule.section}, "${rule.name}": no test holds it.`)
    }
    return { ...rule, places, tests: held }
  })
  return { rows, problems }
}

const short = path => path.replace(`${CORE}/`, '').replace(/\.ts$/, '')
const linked = path => `[${short(path)}](../../${path})`

const BEGIN = '<!-- Written by `npm run domain`. Do not edit between these marks. -->'
const END = '<!-- End of the generated part. -->'

/** One row of a page's table: the rule, its functions by file, and its tests. */
function tableRow({ name, places, tests }) {
  const byFile = new Map()
  for (const place of places)
    byFile.set(place.path, [...new Set([...(byFile.get(place.path) ?? []), `\`${place.name}\``])])
  const decided = [...byFile]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, names]) => `${names.toSorted().join(', ')} in ${linked(path)}`)
  return `| ${name} | ${decided.join('<br>')} | ${tests.map(linked).join('<br>')} |`
}

/** A page with its table written anew. A page of a section that core does not decide has none. */
export function withTable(page, rows) {
  const sections = new Set(rulesOf(page).map(({ section }) => section))
  const [section] = sections
  if (sections.size !== 1)
    throw new Error('A page of docs/domain must hold the rules of exactly one section.')
  if (!SECTIONS_DECIDED_IN_CORE.includes(section)) return page
  const lines = rows.filter(row => row.section === section).map(tableRow)
  const table = ['| rule | functions | tests |', '| --- | --- | --- |', ...lines].join('\n')
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (after === undefined)
    throw new Error(`The page of section ${section} in docs/domain has lost the marks around its table.`)
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`
}

/** The folder of the pages, one per section. */
export const DOMAIN = 'docs/domain'

/** The pages of the rules, by path, in the order of their sections. */
export const domainPages = () =>
  new Map(
    filesBelow(DOMAIN, /^\d-.*\.md$/)
      .toSorted()
      .map(path => [path, readFileSync(path, 'utf8')]),
  )
