import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const npm = (args: readonly string[], cwd: string): string => {
  const path = process.env['npm_execpath']
  const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] } as const
  return path?.endsWith('.js') === true
    ? execFileSync(process.execPath, [path, ...args], options)
    : execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', [...args], options)
}

const compiled = (folder: string, program: string, resolution: 'bundler' | 'nodenext'): string => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'program.ts'), program)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'es2023',
        lib: ['es2023'],
        types: [],
        module: resolution === 'bundler' ? 'esnext' : 'nodenext',
        moduleResolution: resolution,
        outDir: 'out',
      },
    }),
  )
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    encoding: 'utf8',
  })
  return join(folder, 'out/program.js')
}

/** What a compiled program exports as `result`, run by Node alone: the resolution of this test would find sources. */
const reportedBy = (program: string): unknown => {
  const script = `import(process.argv[1]).then(({ result }) => console.log(JSON.stringify(result)))`
  return JSON.parse(
    execFileSync(process.execPath, ['-e', script, pathToFileURL(program).href], { encoding: 'utf8' }),
  )
}

/** Packs a package into a folder. Gives the name of the archive and the paths in it. */
const pack = (name: string, into: string) => {
  const packed = npm(['pack', '--json', '--pack-destination', into], join(root, 'packages', name))
  const [{ filename, files }] = JSON.parse(packed.slice(packed.indexOf('['))) as [
    { filename: string; files: { path: string }[] },
  ]
  return { filename, files: files.map(({ path }) => path) }
}

const SOURCES_AND_TESTS = /(^src\/|\.test\.|(?<!\.d)\.ts$)/

/** A project that has only the packed archives of this repository. */
let project: string
let core: ReturnType<typeof pack>

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'fairhaul packages '))
  core = pack('core', project)
  // The dependency of the core is copied from here, so that the installation needs no registry.
  cpSync(join(root, 'node_modules/date-fns'), join(project, 'date-fns'), { recursive: true })
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { '@fairhaul/core': `file:${core.filename}`, 'date-fns': 'file:date-fns' },
    }),
  )
  npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--install-links'], project)
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

const PROGRAM = `import { type Outcome, type CarrierQuery, type SearchTextRefusal, assess, readCarrierSearchText } from '@fairhaul/core'

const read: Outcome<CarrierQuery, SearchTextRefusal> = readCarrierSearchText('mc-123456')
const { overall } = assess(
  {
    findings: [{ ruleType: 'cargo_at_least_100000', result: 'fail', value: null, source: null, asOf: null }],
    overrides: [],
  },
  '2026-11-21',
)
export const result = [read, overall]
// @ts-expect-error: a day is a calendar date, and only that.
assess({ findings: [], overrides: [] }, 'tomorrow')
`

describe('the package that npm pack makes of the core', () => {
  it('the packed core holds modules, declarations and examples, and no source and no test', () => {
    expect(core.files).toEqual(
      expect.arrayContaining(['dist/index.js', 'dist/index.d.ts', 'examples/assess-carriers.mjs']),
    )
    expect(core.files.filter(file => SOURCES_AND_TESTS.test(file))).toEqual([])
  })

  it.each(['bundler', 'nodenext'] as const)(
    'a new project that resolves modules by %s type-checks the packed core and runs it in Node',
    resolution => {
      expect(reportedBy(compiled(join(project, resolution), PROGRAM, resolution))).toEqual([
        { ok: true, value: { kind: 'identifier-prefix', type: 'MC', value: '123456' } },
        'Fail',
      ])
    },
  )
})

const TEST_PROGRAM = `import { overallVerdict } from '@fairhaul/core'
import { aCarrierDetail, arbitrary, fakeCarriers, fakeWorld, holds } from '@fairhaul/testkit'

const carriers = fakeCarriers(fakeWorld({ carriers: [aCarrierDetail({ legalName: 'PINE RIDGE LLC' })] }))
const found = await carriers.search({ query: { kind: 'name-prefix', value: 'PINE' }, page: 1, pageSize: 50 })
holds([arbitrary.assessments, arbitrary.calendarDates], (assessment, today) => {
  overallVerdict(assessment, today)
})
export const result: string = found.ok ? (found.value.items[0]?.legalName ?? 'no carrier') : found.refusal.kind
`

describe('the package that npm pack makes of the testkit', () => {
  it('the packed testkit gives the tests of another project builders, arbitraries and fakes', () => {
    const { filename, files } = pack('testkit', project)
    expect(files.filter(file => SOURCES_AND_TESTS.test(file))).toEqual([])
    // The packages of the reference monitor are not installed: the tests of another project need none of them.
    const installed = join(project, 'node_modules/@fairhaul/testkit')
    mkdirSync(installed)
    execFileSync('tar', ['-xzf', join(project, filename), '--strip-components=1', '-C', installed])
    symlinkSync(join(root, 'node_modules/fast-check'), join(project, 'node_modules/fast-check'), 'junction')
    expect(reportedBy(compiled(join(project, 'tests'), TEST_PROGRAM, 'nodenext'))).toBe('PINE RIDGE LLC')
  })
})
