import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

const PACKAGE = /^@fairhaul\/([a-z-]+)(?:\/(.*))?$/
const TEST = /\.test\.tsx?$|\/testing\/|\/e2e\//

const filesBelow = (folder, ending) =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : filesBelow(path, ending)
    return ending.test(entry.name) ? [path.replaceAll('\\', '/')] : []
  })

const packageFiles = (root, ending) =>
  filesBelow(join(root, 'packages'), ending).map(path => relative(root, path).replaceAll('\\', '/'))

const linesOf = source => source.split('\n').length - 1

const firstExisting = (root, path) =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    each => /\.tsx?$/.test(each) && existsSync(join(root, each)),
  )

/** The file that an import leads to, as a path in the repository; undefined for a library. */
const targetOf = (root, file, specifier) => {
  const [, name, entry] = PACKAGE.exec(specifier) ?? []
  if (name !== undefined)
    return (
      firstExisting(root, `packages/${name}/src/${entry ?? 'index'}`) ??
      firstExisting(root, `packages/${name}/${entry}`)
    )
  if (!specifier.startsWith('.')) return undefined
  return firstExisting(root, relative(root, resolve(root, dirname(file), specifier)).replaceAll('\\', '/'))
}

const parse = (file, source) => {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  return module
}

/** What an `import()` names, without its quotes. */
const dynamicSpecifier = ({ moduleRequest: { start, end } }, source) =>
  source.slice(start, end).replace(/^['"`]|['"`]$/g, '')

const specifiersOf = (module, source) =>
  [
    ...module.staticImports.map(each => each.moduleRequest.value),
    ...module.staticExports.flatMap(each => each.entries.map(entry => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(each => dynamicSpecifier(each, source)),
  ].filter(specifier => specifier !== undefined)

/** Every module that a file names: imports, re-exports, and imports at run time. */
export const importsOf = (file, source) => specifiersOf(parse(file, source), source)

const readModule = (root, file) => {
  const source = readFileSync(join(root, file), 'utf8')
  const module = parse(file, source)
  const imports = []
  const add = (specifier, names, isType) => {
    const to = targetOf(root, file, specifier)
    if (to !== undefined) imports.push({ to, names, isType })
  }
  for (const { moduleRequest, entries } of module.staticImports)
    add(
      moduleRequest.value,
      entries.map(({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : '*')),
      entries.length > 0 && entries.every(({ isType }) => isType),
    )
  const exported = []
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      if (moduleRequest) add(moduleRequest.value, [importName.name ?? '*'], isType)
      else if (exportName.kind === 'Name') exported.push({ name: exportName.name, isType })
    }
  for (const each of module.dynamicImports) {
    // Loaded later, and so no part of a cycle; every name of it may be used.
    const to = targetOf(root, file, dynamicSpecifier(each, source))
    if (to !== undefined) imports.push({ to, names: ['*'], isType: false, isDynamic: true })
  }
  const isBarrel =
    exported.length === 0 &&
    module.staticExports.length > 0 &&
    module.staticImports.length === 0 &&
    module.staticExports.every(({ entries }) => entries.every(({ moduleRequest }) => moduleRequest))
  return {
    file,
    source,
    lines: linesOf(source),
    isTest: TEST.test(file),
    specifiers: specifiersOf(module, source),
    imports,
    exported,
    isBarrel,
  }
}

/** Every TypeScript module of the packages below a root: its text, imports within the repository, and exports. */
export const readSources = root => packageFiles(root, /\.tsx?$/).map(file => readModule(root, file))

/** The sources that are no module of a package: style sheets, and the configuration at the root. */
export const readOtherSources = root =>
  [...packageFiles(root, /\.css$/), ...readdirSync(root).filter(name => name.endsWith('.ts'))].map(file => ({
    file,
    lines: linesOf(readFileSync(join(root, file), 'utf8')),
    isTest: false,
  }))

/** Groups of nodes that reach each other, of two or more (Tarjan). `edges` gives the nodes after each. */
export function cyclesIn(edges) {
  const index = new Map()
  const low = new Map()
  const stack = []
  const onStack = new Set()
  const cycles = []
  const visit = node => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    onStack.add(node)
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next)
        low.set(node, Math.min(low.get(node), low.get(next)))
      } else if (onStack.has(next)) low.set(node, Math.min(low.get(node), index.get(next)))
    }
    if (low.get(node) !== index.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    for (const each of group) onStack.delete(each)
    if (group.length > 1) cycles.push(group)
  }
  for (const node of edges.keys()) if (!index.has(node)) visit(node)
  return cycles
}

/** The static imports between modules as edges; `withTypes` counts imports of types alone too. */
export const edgesOf = (modules, { withTypes }) =>
  new Map(
    modules.map(({ file, imports }) => [
      file,
      imports.filter(({ isType, isDynamic }) => !isDynamic && (withTypes || !isType)).map(({ to }) => to),
    ]),
  )

/** What a file is, or is in, directly below a folder. Undefined: it is not below it. */
export const partOf = (folder, file) =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined

/** Which parts of a folder import which, without tests: `from to` with the files that do. */
export function folderArrows(modules, folder) {
  const arrows = new Map()
  for (const { file, isTest, imports } of modules) {
    const from = partOf(folder, file)
    if (from === undefined || isTest) continue
    for (const target of imports) {
      const to = partOf(folder, target.to)
      if (to === undefined || to === from) continue
      const key = `${from} ${to}`
      arrows.set(key, [...new Set([...(arrows.get(key) ?? []), `${file} -> ${target.to}`])])
    }
  }
  return arrows
}
