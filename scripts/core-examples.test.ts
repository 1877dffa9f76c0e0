import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const folder = join(root, 'packages/core/examples')

const run = (name: string, ...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, `${name}.mjs`), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

/** Each command in the README of the examples, with the output that stands there. */
const documented = [
  ...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(
    /^\$ npm run example -- (?<command>.+)\n(?<output>(?:(?!\$ |```).*\n)*)/gm,
  ),
].map(({ groups }) => [groups?.['command'] ?? '', groups?.['output'] ?? ''] as const)

describe('examples of the core', () => {
  let temporary: string
  beforeAll(() => {
    temporary = mkdtempSync(join(tmpdir(), 'fairhaul-examples-'))
    execFileSync(process.execPath, [join(root, 'scripts/build-package.mjs'), 'core'])
  })
  afterAll(() => rmSync(temporary, { recursive: true, force: true }))

  it('every example of the core is in its README', () => {
    expect(new Set(documented.map(([command]) => command.split(' ')[0]))).toEqual(
      new Set([
        ...['read-search-texts', 'read-carrier-numbers', 'assess-carriers', 'explain-carrier', 'what-if'],
        ...['vet-list', 'own-rules', 'land-on-address'],
      ]),
    )
  })

  it.each(documented)('the example %s prints what the README says', (command, output) => {
    const [name = '', ...args] = command.split(' ')
    expect(run(name, ...args)).toEqual({ stdout: output.replace(/\n+$/, '\n'), stderr: '', status: 0 })
  })

  it.each([
    ['1000000,2027-03-04', '10x,2027-03-04', 'Line 2, bipd_usd: "10x" is no amount in whole dollars.'],
    ['2016-05-02', '2016-13-02', 'Line 2, authority_since: "2016-13-02" is no day written as 2026-11-21.'],
    ['S,no,', 'S,perhaps,', 'Line 2, out_of_service: "perhaps" is no yes and no no.'],
    ['EAGLE MESA FREIGHT LLC', '', 'Line 2, name: a carrier needs one.'],
    ['cargo_usd', 'freight_usd', 'carriers.csv has no column cargo_usd.'],
    [',2026-11-20\n', '\n', 'carriers.csv: Invalid Record Length'],
  ])('an example refuses a file in which %j is %j, with line and column', (right, wrong, message) => {
    const file = join(temporary, 'carriers.csv')
    writeFileSync(file, readFileSync(join(folder, 'data/carriers.csv'), 'utf8').replace(right, wrong))
    const { stdout, stderr, status } = run(
      'assess-carriers',
      file,
      'data/rules.json',
      '--today',
      '2026-11-21',
    )
    expect(stderr).toContain(message)
    expect([stdout, status]).toEqual(['', 1])
  })

  it('an example refuses an unknown rule by its name', () => {
    const file = join(temporary, 'rules.json')
    writeFileSync(file, JSON.stringify({ active: ['shiny_trucks'] }))
    expect(run('assess-carriers', 'data/carriers.csv', file).stderr).toContain(
      'there is no rule "shiny_trucks".',
    )
  })
})
