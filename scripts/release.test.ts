import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
// @ts-expect-error: a script without types
import { packageChangelog, PUBLISHED, versionsIn } from './lib/package-files.mjs'
// @ts-expect-error: a script without types
import { datedChangelog, releaseProblems, tagOf } from './lib/release.mjs'

const CHANGELOG = `# Changelog

Changes for people.

## 0.2.0 (unreleased)

### Portal
- A new screen.

### Packages
- \`assess\` takes a day ([rules](docs/domain/rules.md), [npm](https://npmjs.example)).

## 0.1.0 (2026-11-30)

### Portal
- The first screen.
`

const manifest = (name: string, change: object = {}) => ({ name, version: '0.2.0', ...change })
const STATE = {
  version: '0.2.0',
  manifests: [
    manifest('fairhaul', { devDependencies: { vite: '8.0.0' } }),
    manifest('@fairhaul/core'),
    manifest('@fairhaul/web', { dependencies: { '@fairhaul/core': '0.2.0' } }),
  ],
  changelog: CHANGELOG,
  changedFiles: [],
  tags: ['v0.1.0'],
}

describe('a version', () => {
  it('that is committed, equal everywhere, new and in the changelog can be released', () => {
    expect(releaseProblems(STATE)).toEqual([])
    expect(tagOf('0.2.0')).toBe('v0.2.0')
  })

  it.each([
    [{ changedFiles: ['a.ts', 'b.ts'] }, 'Files are not committed: a.ts, b.ts.'],
    [{ tags: ['v0.2.0'] }, 'The tag v0.2.0 exists.'],
    [{ manifests: [manifest('x', { version: '0.1.0' })] }, 'x has the version 0.1.0, not 0.2.0.'],
    [
      {
        manifests: [
          manifest('@fairhaul/core'),
          manifest('x', { dependencies: { '@fairhaul/core': '0.1.0' } }),
        ],
      },
      'x depends on @fairhaul/core 0.1.0, not 0.2.0.',
    ],
    [{ version: 'next', manifests: [] }, 'next is no version such as 1.2.3.'],
    [{ changelog: CHANGELOG.replace('0.2.0', '0.3.0') }, 'The first version of CHANGELOG.md is not 0.2.0.'],
    [{ changelog: datedChangelog(CHANGELOG, '0.2.0', '2026-12-24') }, 'CHANGELOG.md has a day for 0.2.0.'],
  ])('with %j cannot be released', (change, problem) => {
    expect(releaseProblems({ ...STATE, ...change })).toContain(problem)
  })
})

describe('the changelog of the packages', () => {
  it('has what is for their users, without links into the repository', () => {
    expect(
      packageChangelog(datedChangelog(CHANGELOG, '0.2.0', '2026-12-24')),
    ).toBe(`# Changelog of the packages

@fairhaul/core, @fairhaul/adapters-http, @fairhaul/monitor and @fairhaul/testkit have one version.

## 0.2.0 (2026-12-24)

- \`assess\` takes a day (rules, [npm](https://npmjs.example)).

## 0.1.0 (2026-11-30)

Nothing changed in the packages.
`)
  })

  it('refuses a heading that is no version with its day', () => {
    expect(() => versionsIn('## Next\n')).toThrow('CHANGELOG.md: "Next" is no version with its day.')
  })

  it('has the version of the packages, and something for their users', () => {
    const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')
    const [newest] = versionsIn(read('CHANGELOG.md'))
    for (const name of PUBLISHED)
      expect(JSON.parse(read(`packages/${name}/package.json`))).toMatchObject({ version: newest.version })
    expect(newest.changes).toContain('fairhaul vet')
  })
})
