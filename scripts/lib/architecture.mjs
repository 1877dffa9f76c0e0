import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * Which way imports may go, one rule for each arrow that must not be, with its reason as the message.
 * `from` is a path in the repository; `to` is one too, or the name of a package.
 */
export const RULES = [
  {
    name: 'core-is-pure',
    from: /^packages\/core\/src\/(?!.*\.test\.ts$)/,
    to: /^(?!packages\/core\/src\/|date-fns(\/|$))/,
    why: 'core holds the rules and nothing else: no framework, no network, no storage. Put it behind a port.',
  },
  {
    name: 'adapter-knows-core-only',
    from: /^packages\/adapters-http\/src\/(?!.*\.test\.ts$|(?:.*\/)?testing\/)/,
    to: /^(?!packages\/(adapters-http|core)\/src\/|fetch-retry$)/,
    why: 'the adapter speaks for core over HTTP and must also run in a script: no view, no test code, no Node.',
  },
  {
    name: 'monitor-stands-alone',
    from: /^packages\/testkit\/src\/(monitor|worlds)\//,
    to: /^(packages\/(core|adapters-http|web)\/|packages\/testkit\/src\/(?!monitor\/|worlds\/|thorough\.ts$))/,
    why: 'the monitor keeps rules of its own: one that it shared with core would agree with its own mistake.',
  },
  {
    name: 'worlds-need-no-server',
    from: /^packages\/testkit\/src\/worlds\/(?!.*\.test\.ts$)/,
    to: /^packages\/testkit\/src\/monitor\/(?!database\/)/,
    why: 'a world is rows; it knows the tables and no route.',
  },
  {
    name: 'product-without-testkit',
    from: /^packages\/(core|adapters-http|web)\/(src|server|configuration)\/(?!.*\.test\.tsx?$|(?:.*\/)?testing\/)/,
    to: /^packages\/testkit\//,
    why: 'what brokers run must not carry what tests stand on.',
  },
  {
    name: 'testing-is-for-tests',
    from: /^packages\/(core|adapters-http|web)\/(src|server|configuration)\/(?!.*\.test\.tsx?$|(?:.*\/)?testing\/)/,
    to: /^packages\/(core|adapters-http|web)\/.*\/testing\//,
    why: 'what stands in a folder named testing is for the tests beside it.',
  },
  {
    name: 'configuration-is-plain',
    from: /^packages\/web\/configuration\/(?!.*\.test\.ts$)/,
    to: /^(?!packages\/(web\/configuration|core\/src)\/)/,
    why: 'the server, the development server and the page read the same settings: no Node, no browser, no view.',
  },
  {
    name: 'ui-knows-no-product',
    from: /^packages\/web\/src\/ui\//,
    to: /^packages\/(core|adapters-http|web\/src\/(?!ui\/))/,
    why: 'a primitive knows no carrier, no route and no store, so that thirty screens can share it.',
  },
  {
    name: 'parts-show-what-they-are-given',
    from: /^packages\/web\/src\/parts\/(?!.*\.test\.tsx?$)/,
    to: /^packages\/(adapters-http\/|web\/src\/(app|browser|screens)\/)/,
    why: 'a part is shown by several screens: it belongs to none and reaches no network.',
  },
  {
    name: 'screens-reach-no-adapter',
    from: /^packages\/web\/src\/screens\/(?!.*\.test\.tsx?$)/,
    to: /^packages\/(adapters-http\/|web\/src\/(app|browser)\/)/,
    why: 'a screen asks ports that it is given; only app knows what stands behind them.',
  },
  {
    name: 'stores-know-no-view',
    from: /^packages\/web\/src\/stores\/(?!.*\.test\.tsx?$)/,
    to: /^(react(-dom|-router.*|-aria.*)?(\/|$)|packages\/(adapters-http\/|web\/src\/(app|browser|screens|parts|ui)\/))/,
    why: 'a store holds state and asks ports; it must run without a page.',
  },
  {
    name: 'router-behind-one-door',
    from: /^packages\/web\/src\/(?!app\/|di\/|parts\/|screens\/|.*\.test\.tsx?$)/,
    to: /^react-router/,
    why: 'the router will be replaced one day; let as few rooms as possible know it.',
  },
  {
    name: 'container-behind-one-door',
    from: /^packages\/web\/src\/(?!app\/|di\/|.*\.test\.tsx?$)/,
    to: /^(inversify|reflect-metadata)/,
    why: 'what is bound to what is decided in app; everybody else is handed what they need.',
  },
]

const PACKAGE_ENTRY = /^@fairhaul\/([a-z-]+)(?:\/(.*))?$/
const SCREEN = /^packages\/web\/src\/screens\/([^/]+)\//

/** Where an import leads: a path in the repository, the name of a package, or null for Node's own. */
export function destination(file, specifier) {
  if (specifier.startsWith('node:'))
    return /^packages\/core\/|^packages\/(adapters-http\/src|web\/configuration)\/(?!.*\.test)/.test(file)
      ? specifier
      : null
  const own = PACKAGE_ENTRY.exec(specifier)
  if (own) return `packages/${own[1]}/src/${own[2] ?? 'index'}`
  if (specifier.startsWith('.')) return relative('.', resolve(dirname(file), specifier)).replaceAll('\\', '/')
  return specifier
}

/** Every module a file names: imports, re-exports, and imports at run time. */
export function importsOf(file, source) {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  return [
    ...module.staticImports.map(it => it.moduleRequest.value),
    ...module.staticExports.flatMap(it => it.entries.map(entry => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(it =>
      source.slice(it.moduleRequest.start, it.moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    ),
  ].filter(specifier => specifier !== undefined)
}

/** The arrows that must not be, among the imports of one file. */
export function violations(file, specifiers) {
  return specifiers.flatMap(specifier => {
    const to = destination(file, specifier)
    if (to === null) return []
    const broken = RULES.filter(rule => rule.from.test(file) && rule.to.test(to))
    const screen = SCREEN.exec(file)?.[1]
    const other = SCREEN.exec(to)?.[1]
    return [
      ...broken,
      ...(screen !== undefined && other !== undefined && screen !== other
        ? [
            {
              name: 'screens-stand-alone',
              why: 'no screen needs another; what two share is a part or a store.',
            },
          ]
        : []),
    ].map(rule => ({ rule: rule.name, file, to, why: rule.why }))
  })
}

const modulesBelow = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : modulesBelow(path)
    return /\.tsx?$/.test(entry.name) ? [path.replaceAll('\\', '/')] : []
  })

/** Looks at every module of the workspace. `modules` and `arrows` tell that it looked, for each package. */
export function examine() {
  const seen = {}
  const found = []
  for (const name of ['core', 'adapters-http', 'web', 'testkit']) {
    const files = modulesBelow(`packages/${name}`)
    let arrows = 0
    for (const file of files) {
      const specifiers = importsOf(file, readFileSync(file, 'utf8'))
      arrows += specifiers.length
      found.push(...violations(file, specifiers))
    }
    seen[name] = { modules: files.length, arrows }
  }
  return { seen, found }
}
