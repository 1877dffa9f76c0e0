import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const npm = (args: readonly string[], cwd: string): string => {
  const path = process.env['npm_execpath']
  const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] } as const
  return path?.endsWith('.js') === true
    ? execFileSync(process.execPath, [path, ...args], options)
    : execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', [...args], options)
}

const PROGRAM = `import { type Outcome, type CarrierQuery, type SearchTextRefusal, assess, readCarrierSearchText } from '@fairhaul/core'

const read: Outcome<CarrierQuery, SearchTextRefusal> = readCarrierSearchText('mc-123456')
const { overall } = assess(
  {
    findings: [{ ruleType: 'cargo_at_least_100000', result: 'fail', value: null, source: null, asOf: null }],
    overrides: [],
  },
  '2026-11-21',
)
export const told: string = JSON.stringify([read, overall])
// @ts-expect-error: a day is a calendar date, and only that.
assess({ findings: [], overrides: [] }, 'tomorrow')
`

/** A project that has nothing of this repository but the packed core. */
describe('the package that npm pack makes of the core', () => {
  let project: string
  let files: readonly string[]

  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'fairhaul core '))
    const packed = npm(['pack', '--json', '--pack-destination', project], join(root, 'packages/core'))
    const [{ filename, files: listed }] = JSON.parse(packed.slice(packed.indexOf('['))) as [
      { filename: string; files: { path: string }[] },
    ]
    files = listed.map(({ path }) => path)
    // What the core stands on is taken from here, so that the installation asks no registry.
    cpSync(join(root, 'node_modules/date-fns'), join(project, 'date-fns'), { recursive: true })
    writeFileSync(
      join(project, 'package.json'),
      JSON.stringify({
        private: true,
        type: 'module',
        dependencies: { '@fairhaul/core': `file:${filename}`, 'date-fns': 'file:date-fns' },
      }),
    )
    npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--install-links'], project)
  }, 120_000)
  afterAll(() => rmSync(project, { recursive: true, force: true }))

  it('holds modules, declarations and examples, and no source and no test', () => {
    expect(files).toContain('dist/index.js')
    expect(files).toContain('dist/index.d.ts')
    expect(files.filter(file => /(^src\/|\.test\.|(?<!\.d)\.ts$)/.test(file))).toEqual([])
  })

  it.each(['bundler', 'nodenext'])(
    'is type-checked by a fresh project that resolves modules by %s',
    resolution => {
      const folder = join(project, resolution)
      mkdirSync(folder)
      writeFileSync(join(folder, 'program.ts'), PROGRAM)
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
      expect(readdirSync(join(folder, 'out'))).toContain('program.js')
    },
  )

  it('runs in Node', () => {
    writeFileSync(
      join(project, 'run.mjs'),
      "import { told } from './nodenext/out/program.js'\nconsole.log(told)\n",
    )
    const told = execFileSync(process.execPath, [join(project, 'run.mjs')], { encoding: 'utf8' })
    expect(JSON.parse(told)).toEqual([
      { ok: true, value: { kind: 'identifier-prefix', type: 'MC', value: '123456' } },
      'Fail',
    ])
  })
})
