import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archived, LIBRARIES, npm, root, run } from './lib/packed-project.ts'
import { atMonitor, OUR_RULES, programsOf, WITH_KEY } from './lib/packed-pages.ts'
import { openApiProblems } from './lib/openapi.mjs'
import { DEVELOPER_SCRIPT, everyEntry, PROGRAM } from './lib/packed-scripts.ts'

interface Packed {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}
interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const PACKAGES = ['core', 'adapters-http', 'monitor', 'testkit'] as const
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest

/** A project that has only the packed archives of this repository. */
let project: string
let packed: readonly Packed[]

const install = async (): Promise<void> => {
  const archives = Promise.all(LIBRARIES.map(library => archived(library, project)))
  const output = await npm(
    [
      'pack',
      '--json',
      '--pack-destination',
      project,
      ...PACKAGES.flatMap(name => ['-w', `@fairhaul/${name}`]),
    ],
    root,
  )
  packed = JSON.parse(output.slice(output.indexOf('['))) as Packed[]
  await archives
  const dependencies = [
    ...packed.map(({ filename }, at) => [`@fairhaul/${PACKAGES[at]}`, `file:${filename}`]),
    ...LIBRARIES.map(library => [library, `file:${library}.tgz`]),
  ]
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: Object.fromEntries(dependencies) }),
  )
  await npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], project)
}

/** Makes an installed package of this repository one of the project. */
const link = (name: string): void => {
  const into = join(project, 'node_modules', name)
  mkdirSync(dirname(into), { recursive: true })
  if (!existsSync(into)) symlinkSync(join(root, 'node_modules', name), into, 'junction')
}

type Resolution = 'bundler' | 'nodenext'

const compiled = async (name: string, program: string, resolution: Resolution): Promise<string> => {
  const folder = join(project, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'program.ts'), program)
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    module: resolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution: resolution,
    outDir: 'out',
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], project)
  return join(folder, 'out/program.js')
}

/** What a program exports as `result`, run by Node alone. */
const resultOf = async (program: string): Promise<unknown> => {
  const script = `import(process.argv[1]).then(({ result }) => console.log(JSON.stringify(result)))`
  return JSON.parse(await run(process.execPath, ['-e', script, pathToFileURL(program).href], project))
}

const resultOfScript = (name: string, script: string): Promise<unknown> => {
  writeFileSync(join(project, name), script)
  return resultOf(join(project, name))
}

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'fairhaul packages '))
  await install()
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

describe('the packages that npm pack makes', () => {
  it.each(PACKAGES)(
    'the packed %s holds modules with declarations and source maps, no source and no test',
    name => {
      const files = packed[PACKAGES.indexOf(name)]?.files.map(({ path }) => path) ?? []
      const expected = [
        'dist/index.js',
        'dist/index.js.map',
        'dist/index.d.ts',
        'README.md',
        'LICENSE',
        'CHANGELOG.md',
      ]
      expect(files).toEqual(expect.arrayContaining(expected))
      expect(files.filter(file => /(^src\/|\.test\.|(?<!\.d)\.ts$)/.test(file))).toEqual([])
    },
  )

  it.each(PACKAGES)('the manifest of the packed %s is one that a registry takes', name => {
    const { license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { license: string }
    const manifest = JSON.parse(
      readFileSync(join(project, 'node_modules/@fairhaul', name, 'package.json'), 'utf8'),
    )
    expect(manifest).toMatchObject({
      name: `@fairhaul/${name}`,
      license,
      repository: { type: 'git', directory: `packages/${name}` },
      publishConfig: { access: 'public', provenance: true },
      engines: { node: '>=20.19.0' },
      sideEffects: false,
    })
    expect(manifest).not.toHaveProperty('private')
  })

  it('the packed core has its examples', () => {
    expect(packed[0]?.files.map(({ path }) => path)).toContain('examples/assess-carriers.mjs')
  })

  it.each(PACKAGES)('every entry of the packed %s is in its archive', name => {
    const files = new Set(packed[PACKAGES.indexOf(name)]?.files.map(({ path }) => `./${path}`))
    const paths = Object.values(manifestOf(name).exports)
      .flatMap(entry => (typeof entry === 'string' ? [] : [entry['types'], entry['default']]))
      .filter(path => path !== undefined && !path.includes('*'))
    expect(paths.filter(path => path !== undefined && !files.has(path))).toEqual([])
  })

  it.each(['bundler', 'nodenext'] as const)(
    'a project that resolves modules by %s type-checks the packed packages with their libraries and runs in Node',
    async resolution => {
      expect(await resultOf(await compiled(resolution, PROGRAM, resolution))).toEqual([
        { ok: true, value: { kind: 'identifier-prefix', type: 'MC', value: '123456' } },
        'Fail',
        'PINE RIDGE LLC',
        'unauthenticated',
        'fail',
        'our_cargo_at_least_250000',
      ])
    },
  )

  it('the types of the packed core and adapter need neither those of a browser nor those of Node', async () => {
    const folder = join(project, 'language-alone')
    mkdirSync(folder)
    writeFileSync(
      join(folder, 'program.ts'),
      `import { Fairhaul, type VettedLine } from '@fairhaul/adapters-http'
declare const environment: { readonly [name: string]: string | undefined }
export const usable = async (texts: readonly string[]): Promise<readonly VettedLine[]> => {
  const fairhaul = new Fairhaul({ base: 'https://portal.example/monitor/', key: environment['FAIRHAUL_KEY'] })
  for await (const { legalName } of fairhaul.carriers.search('EAGLE')) legalName.trim()
  return (await fairhaul.vet(texts)).filter(({ isUsable }) => isUsable)
}
`,
    )
    const compilerOptions = {
      ...{ strict: true, skipLibCheck: false, exactOptionalPropertyTypes: true, noEmit: true, types: [] },
      ...{ target: 'es2022', lib: ['es2022'], module: 'nodenext', moduleResolution: 'nodenext' },
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    await expect(run(process.execPath, [compiler, '-p', folder], project)).resolves.toBe('')
  })

  it('the entries of the packed core by folder have the same names as the whole', async () => {
    const folders = packed[0]?.files.flatMap(({ path }) => /^dist\/([^/]+)\/index\.js$/.exec(path)?.[1] ?? [])
    const script = `const names = async entry => Object.keys(await import(entry))
const parts = await Promise.all(${JSON.stringify(folders)}.map(folder => names('@fairhaul/core/' + folder)))
export const result = [parts.flat().toSorted(), (await names('@fairhaul/core')).toSorted()]`
    const [parts, whole] = (await resultOfScript('entries.mjs', script)) as [string[], string[]]
    expect(folders).toContain('rules')
    expect(parts).toEqual(whole)
  })
})

/** What the monitor requires beside it, and the project does not have. */
const monitorLibraries = (): readonly string[] =>
  Object.keys(manifestOf('monitor').peerDependencies ?? {}).filter(name => !LIBRARIES.includes(name))

/** What names an entry in an import: `@fairhaul/core/rules`. */
const entriesOf = (name: (typeof PACKAGES)[number]): readonly string[] => {
  const files = packed[PACKAGES.indexOf(name)]?.files.map(({ path }) => path) ?? []
  return Object.entries(manifestOf(name).exports).flatMap(([entry, target]) => {
    if (typeof target === 'string' || target['default'] === undefined) return []
    const folders = files.flatMap(path => /^dist\/([^/]+)\/index\.d\.ts$/.exec(path)?.[1] ?? [])
    const names = entry.includes('*') ? folders.map(folder => entry.replace('*', folder)) : [entry]
    return names.map(each => `@fairhaul/${name}${each.slice(1)}`)
  })
}

const typeChecks = async (name: string, program: string, settings: readonly string[]): Promise<string> => {
  const folder = join(project, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'program.ts'), program)
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [compiler, '--init'], folder)
  return run(process.execPath, [compiler, '--noEmit', '-p', '.', ...settings], folder)
}

it('a plain script imports every entry whose libraries it has', async () => {
  const needingMore = new Set(['@fairhaul/testkit/contracts', '@fairhaul/monitor'])
  const entries = PACKAGES.flatMap(entriesOf).filter(entry => !needingMore.has(entry))
  const script = `const modules = await Promise.all(${JSON.stringify(entries)}.map(entry => import(entry)))
export const result = modules.length`
  // An entry of types alone, such as the ports, has a module without names.
  expect(await resultOfScript('every-entry.mjs', script)).toBe(entries.length)
})

describe('the types of the packages', () => {
  it('every entry type-checks by the settings of tsc --init', async () => {
    const entries = PACKAGES.flatMap(entriesOf)
    expect(entries).toEqual(expect.arrayContaining(['@fairhaul/core/rules', '@fairhaul/monitor']))
    await expect(typeChecks('init', everyEntry(entries), [])).resolves.toBe('')
  })

  it('the core needs no types of a browser and none of Node', async () => {
    const program = everyEntry(entriesOf('core'))
      .replace(/^import \{ http \}.*\n/, '')
      .replace(/^export const send.*\n/m, '')
    const settings = ['--lib', 'esnext', '--skipLibCheck', 'false']
    await expect(typeChecks('core-alone', program, settings)).resolves.toBe('')
  })

  it('a script for Node needs no types of a browser for the core and the adapter', async () => {
    for (const name of ['@types/node', 'undici-types']) link(name)
    const program = everyEntry([...entriesOf('core'), ...entriesOf('adapters-http')])
    const settings = ['--lib', 'esnext', '--types', 'node', '--skipLibCheck', 'false']
    await expect(typeChecks('node-alone', program, settings)).resolves.toBe('')
  })
})

describe('the command of the packed adapter', () => {
  it('npx fairhaul vets a list with a file of facts, and ends with 1 when a carrier fails', async () => {
    writeFileSync(join(project, 'list.txt'), 'USDOT 3200001\nMC-410002\n')
    writeFileSync(join(project, 'facts.csv'), 'name,dot,mc,status\nA,3200001,,A\nB,3200002,410002,I\n')
    const vetting = npm(
      ['exec', '--offline', '--', 'fairhaul', 'vet', 'list.txt', '--facts', 'facts.csv'],
      project,
    )
    await expect(vetting).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^1,USDOT 3200001,.*Pass.*\n2,MC-410002,.*Fail/m),
    })
  })
})

it('npx fairhaul mcp says which package it requires', async () => {
  const serving = npm(['exec', '--offline', '--', 'fairhaul', 'mcp'], project)
  await expect(serving).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm install @modelcontextprotocol/sdk@1'),
  })
})

// Before any test that installs what it requires.
it('the packed monitor says what to install', async () => {
  const script = `import { startTestMonitor } from '@fairhaul/monitor'\nawait startTestMonitor()\n`
  await expect(resultOfScript('monitor.mjs', script)).rejects.toThrow(
    /@fairhaul\/monitor requires packages .* npm install --save-dev @electric-sql\/pglite@\S+ .* zod@/,
  )
})

describe('what the pages show, in a project that has the packed archives alone', () => {
  it('the lines of the README vet a list with a key, in plain Node and by the types of tsc --init', async () => {
    for (const name of [...monitorLibraries(), '@types/node', 'undici-types']) link(name)
    const [lines = ''] = programsOf('packages/adapters-http/README.md', 'js')
    writeFileSync(join(project, 'readme.mjs'), atMonitor(lines))
    writeFileSync(join(project, 'with-key.mjs'), WITH_KEY)
    const printed = await run(process.execPath, ['with-key.mjs', './readme.mjs'], project)
    expect(printed.trim().split('\n')).toEqual([
      expect.stringMatching(/^USDOT 3200001 (true|false) /),
      expect.stringMatching(/^MC-410002 (true|false) /),
      expect.stringMatching(/^EAGLE MESA FREIGHT LLC false /),
    ])
    await expect(typeChecks('readme', lines, ['--types', 'node'])).resolves.toBe('')
  })

  it('the rules of one’s own and the laws of the testkit hold, and type-check', async () => {
    link('vitest')
    const folder = join(project, 'pages')
    mkdirSync(folder)
    const pages = ['docs/own-rules.md', 'docs/testkit.md'].flatMap(page => programsOf(page, 'ts'))
    for (const [at, program] of pages.entries()) writeFileSync(join(folder, `page-${at}.test.ts`), program)
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const args = [vitest, 'run', '--root', folder, '--reporter', 'json']
    const { success, numPassedTests, testResults } = JSON.parse(await run(process.execPath, args, folder))
    expect([success, testResults.length]).toEqual([true, pages.length])
    expect(numPassedTests).toBeGreaterThan(pages.length)
    const types = pages.map((program, at) => typeChecks(`page-${at}`, program, ['--skipLibCheck']))
    expect(await Promise.all(types)).toEqual(pages.map(() => ''))
  })

  it('the second of two nights prints the carrier that turned in between, by a rule of one’s own', async () => {
    const facts = (cargo: string) =>
      writeFileSync(
        join(project, 'night.csv'),
        `name,dot,mc,status,cargo_usd,cargo_until,as_of\nA,3200001,,A,${cargo},2027-03-01,2026-11-20\nB,3200002,410002,A,300000,2027-03-01,2026-11-20\n`,
      )
    writeFileSync(join(project, 'night.txt'), 'USDOT 3200001\nMC-410002\n')
    writeFileSync(join(project, 'our-rules.mjs'), OUR_RULES)
    const vet = (...more: readonly string[]) =>
      npm(
        [
          ...['exec', '--offline', '--', 'fairhaul', 'vet', 'night.txt', '--out', 'night-verdicts.csv'],
          ...['--facts', 'night.csv', '--rules', 'our-rules.mjs', '--today', '2026-11-21', ...more],
        ],
        project,
      )
    facts('300000')
    expect(await vet()).toBe('')
    facts('100000')
    const second = vet('--since', 'night-verdicts.csv', '--restart')
    await expect(second).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^.*\n1,USDOT 3200001,.*\n$/),
    })
    const { stdout } = await second.catch((error: { readonly stdout: string }) => error)
    const [heading = '', row = ''] = (typeof stdout === 'string' ? stdout : '').split('\n')
    expect(heading).toMatch(/,was$/)
    expect(row).toMatch(/,Fail,.*Cargo at least \$250,000.*,Pass$/)
    expect(readFileSync(join(project, 'night-verdicts.csv'), 'utf8').trim().split('\n')).toHaveLength(3)
  })
})

describe('the packed monitor', () => {
  it('its OpenAPI document is valid and has the calls of carriers', async () => {
    const script = `import document from '@fairhaul/monitor/openapi.json' with { type: 'json' }
export const result = document`
    const document = (await resultOfScript('openapi.mjs', script)) as { readonly paths: object }
    expect(openApiProblems(document)).toEqual([])
    expect(Object.keys(document.paths)).toContain('/carriers')
  })

  it('a developer reads 1,000 spellings, finds carriers, assesses them, writes a file, states a law and compares rules', async () => {
    for (const name of [...monitorLibraries(), '@types/node', 'undici-types']) link(name)
    const result = (await resultOf(await compiled('developer', DEVELOPER_SCRIPT, 'nodenext'))) as {
      readonly listed: number
      readonly moves: number
    }
    expect(result.listed).toBeGreaterThan(20)
    expect(result).toMatchObject({
      signedOut: 'unauthenticated',
      read: { right: 1_000, wrong: 0, unread: 0 },
      found: result.listed,
      missing: ['USDOT 99999999'],
      csvLines: result.listed + 1,
      differences: 0,
      reasons: true,
    })
    expect(result.moves).toBeGreaterThan(0)
  })
})
