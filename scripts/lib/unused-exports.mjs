import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Folders and files of scripts, which are no modules of a package. */
const SCRIPTS = [
  'scripts',
  'bench',
  'packages/core/examples',
  'packages/adapters-http/examples',
  'vite.config.ts',
  'vitest.projects.ts',
]

const identifiersIn = text => text.match(/[\w$]+/g) ?? []

const addAll = (set, names) => {
  for (const name of names) set.add(name)
}

/** The names in the scripts below a root: an example or a script may import any of them. */
const namesInScripts = root =>
  SCRIPTS.map(path => join(root, path))
    .filter(existsSync)
    .flatMap(path =>
      path.endsWith('.ts')
        ? [path]
        : readdirSync(path, { recursive: true, encoding: 'utf8' }).map(file => join(path, file)),
    )
    .filter(file => /\.m?[jt]s$/.test(file))
    .flatMap(file => identifiersIn(readFileSync(file, 'utf8')))

const GLOB = /import\.meta\.glob(?:<.*?>)?\(\s*(\[[^\]]*\]|'[^']*')/gs

/** The files that a module finds by `import.meta.glob`, as patterns. */
const globsOf = ({ file, source }) =>
  [...source.matchAll(GLOB)].flatMap(([, list]) =>
    [...list.matchAll(/'(?!!)([^']+)'/g)].map(([, glob]) => {
      const path = posix.join(dirname(file), glob).replaceAll('.', '\\.')
      return new RegExp(`^${path.replaceAll('**/', '(?:.+/)?').replaceAll('*', '[^/]*')}$`)
    }),
  )

/**
 * Names that modules import. From a whole module, which a namespace or an import at run time gives, a name counts when
 * the importing module has it in its text.
 */
const importedNames = modules => {
  const names = new Set()
  const namespaces = new Set(['*'])
  for (const { source } of modules)
    for (const [, name] of source.matchAll(/export \* as (\w+)/g)) namespaces.add(name)
  for (const { source, imports } of modules)
    for (const each of imports) {
      addAll(names, each.names)
      if (each.names.some(name => namespaces.has(name))) addAll(names, identifiersIn(source))
    }
  return names
}

/** The exported values of `modules` that none of `users` and no script imports or finds by a glob. */
function unused(root, modules, users) {
  const names = importedNames(users)
  addAll(names, namesInScripts(root))
  const globs = users.flatMap(globsOf)
  return modules
    .filter(({ file }) => !globs.some(glob => glob.test(file)))
    .flatMap(({ file, exported }) =>
      exported.filter(({ name, isType }) => !isType && !names.has(name)).map(({ name }) => ({ file, name })),
    )
}

/** The functions and values that the tables of docs/domain list as deciding a rule. */
const documentedNames = root => {
  const folder = join(root, 'docs/domain')
  const pages = existsSync(folder) ? readdirSync(folder).map(page => join(folder, page)) : [`${folder}.md`]
  return new Set(
    pages.flatMap(page =>
      readFileSync(page, 'utf8')
        .split('\n')
        .filter(line => line.startsWith('| '))
        .flatMap(line => [...line.matchAll(/`([\w$]+)`/g)].map(([, name]) => name)),
    ),
  )
}

const isProduct = ({ file, isTest }) =>
  !isTest && (!file.startsWith('packages/testkit/') || /\/src\/(fakes|builders|arbitraries)\//.test(file))

/**
 * Exported values of the core that are not used by the product, by the examples and scripts, or by what the testkit offers
 * to tests of scripts, and that docs/domain does not list.
 */
export function unusedCoreValues(root, modules) {
  const core = modules.filter(({ file, isTest }) => !isTest && file.startsWith('packages/core/src/'))
  const documented = documentedNames(root)
  return unused(root, core, modules.filter(isProduct)).filter(({ name }) => !documented.has(name))
}

/** The testkit offers every builder and arbitrary to other projects, whether or not a test here uses it. */
const isOffered = ({ file }) => /^packages\/testkit\/src\/(builders|arbitraries)\//.test(file)

/** Exported values that no other file uses, not even a test. */
export const unusedExports = (root, modules) =>
  unused(
    root,
    modules.filter(module => !module.isTest && !isOffered(module)),
    modules,
  )
