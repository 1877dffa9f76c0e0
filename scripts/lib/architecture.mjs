import { dirname, relative, resolve } from 'node:path'

/**
 * The imports that are refused, each rule with its reason as the message. `from` is a path in the repository; `to` is
 * one too, or the name of a package.
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
    from: /^packages\/adapters-http\/src\/(?!command\/|.*\.test\.ts$|(?:.*\/)?testing\/)/,
    to: /^(?!packages\/(adapters-http\/src\/(?!command\/)|core\/src\/)|(fetch-retry|saxes)$)/,
    why: 'the adapter implements ports of core over HTTP and also runs in scripts: no view, no test code, no Node.',
  },
  {
    name: 'command-stands-on-the-adapter',
    from: /^packages\/adapters-http\/src\/command\/(?!.*\.test\.ts$)/,
    to: /^(?!packages\/(adapters-http|core)\/src\/|node:|fileOfUser$|@modelcontextprotocol\/sdk\/)/,
    why: 'the command fairhaul is the adapter and the core in a process of Node, and nothing else but the module of rules that its user names and the official package of mcp.',
  },
  {
    name: 'only-mcp-loads-its-package',
    from: /^packages\/adapters-http\/src\/(?!command\/mcp(\.test)?\.ts$)/,
    to: /^@modelcontextprotocol\//,
    why: 'the package of mcp is large, and is installed by those who use it.',
  },
  {
    name: 'monitor-stands-alone',
    from: /^packages\/monitor\//,
    to: /^packages\/(?!monitor\/)/,
    why: 'the monitor has rules of its own: one shared with core would repeat the mistakes of core.',
  },
  {
    name: 'worlds-need-no-server',
    from: /^packages\/monitor\/src\/worlds\/(?!.*\.test\.ts$)/,
    to: /^packages\/monitor\/src\/(?!(?:kernel|rules|database|worlds)\/)/,
    why: 'a world is rows; it knows the tables and no route.',
  },
  {
    name: 'product-without-testkit',
    from: /^packages\/(core|adapters-http|web)\/(src|server|configuration)\/(?!.*\.test\.tsx?$|(?:.*\/)?testing\/)/,
    to: /^packages\/(testkit|monitor)\//,
    why: 'what brokers run must contain neither code for tests nor the monitor.',
  },
  {
    name: 'testing-is-for-tests',
    // The entry of the monitor's package has what tests of others start it with.
    from: /^packages\/(core|adapters-http|web|monitor)\/(src|server|configuration)\/(?!(?<=monitor\/src\/)index\.ts$|.*\.test\.tsx?$|(?:.*\/)?testing\/)/,
    to: /^packages\/(core|adapters-http|web|monitor)\/.*\/testing\//,
    why: 'a folder named testing is for the tests beside it.',
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
    why: 'several screens show a part: it belongs to none and reaches no network.',
  },
  {
    name: 'screens-reach-no-adapter',
    from: /^packages\/web\/src\/screens\/(?!.*\.test\.tsx?$)/,
    to: /^packages\/(adapters-http\/|web\/src\/(app|browser)\/)/,
    why: 'a screen calls the ports that it is given; only app knows their adapters.',
  },
  {
    name: 'stores-know-no-view',
    from: /^packages\/web\/src\/stores\/(?!.*\.test\.tsx?$)/,
    to: /^(react(-dom|-router.*|-aria.*)?(\/|$)|packages\/(adapters-http\/|web\/src\/(app|browser|screens|parts|ui)\/))/,
    why: 'a store holds state and calls ports; it must run without a page.',
  },
  {
    name: 'router-in-one-folder',
    from: /^packages\/web\/src\/(?!app\/navigation\/)/,
    to: /^react-router/,
    why: 'the router will be replaced one day: one folder knows it.',
  },
  {
    name: 'adapters-in-boot-only',
    from: /^packages\/web\/src\/app\/(?:navigation|frame)\/(?!.*\.test\.tsx?$)/,
    to: /^packages\/adapters-http\//,
    why: 'boot gives what it starts its ports.',
  },
  {
    name: 'container-in-app-only',
    from: /^packages\/web\/src\/(?!app\/|di\/|.*\.test\.tsx?$)/,
    to: /^(inversify|reflect-metadata)/,
    why: 'app decides what is bound to what; all other code gets what it needs.',
  },
]

const PACKAGE_ENTRY = /^@fairhaul\/([a-z-]+)(?:\/(.*))?$/
const NOTHING = { modules: 0, arrows: 0 }
const SCREEN = /^packages\/web\/src\/screens\/([^/]+)\//

/** What an import leads to: a path in the repository, the name of a package, or null for a module of Node. */
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

/** The refused imports of one file. */
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
              why: 'no screen imports another; what two share is a part or a store.',
            },
          ]
        : []),
    ].map(rule => ({ rule: rule.name, file, to, why: rule.why }))
  })
}

/** Checks every module of the workspace. `seen` counts the modules and imports that were read, for each package. */
export function examine(modules) {
  const seen = { core: NOTHING, 'adapters-http': NOTHING, web: NOTHING, monitor: NOTHING, testkit: NOTHING }
  const found = []
  for (const { file, specifiers } of modules) {
    const name = file.split('/')[1]
    const { modules: count, arrows } = seen[name]
    seen[name] = { modules: count + 1, arrows: arrows + specifiers.length }
    found.push(...violations(file, specifiers))
  }
  return { seen, found }
}
