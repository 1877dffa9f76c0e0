import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installedAsLocked } from './lib/installed.mjs'

const MANIFEST = { name: 'a', dependencies: { b: '1.0.0' }, devDependencies: { d: '1.0.0', c: '2.0.0' } }
const LOCKED = {
  '': { ...MANIFEST, devDependencies: { c: '2.0.0', d: '1.0.0' } },
  'node_modules/b': { version: '1.0.0', integrity: 'sha512-b' },
  'node_modules/c': { version: '2.0.0', integrity: 'sha512-c', dev: true },
  'node_modules/d': { version: '1.0.0', integrity: 'sha512-d', dev: true },
  'node_modules/e': { version: '1.0.0', integrity: 'sha512-e', optional: true, os: ['plan9'] },
}
const { '': _root, 'node_modules/e': _other, ...INSTALLED } = LOCKED

describe('what npm installed', () => {
  let folder: string
  const write = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value))
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairhaul-installed-'))
    mkdirSync(join(folder, 'node_modules'))
    write('package.json', MANIFEST)
    write('package-lock.json', { packages: LOCKED })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('after npm install nothing is missing, though packages for other platforms are not there', () => {
    write('node_modules/.package-lock.json', { packages: INSTALLED })
    expect(installedAsLocked(folder)).toBe(true)
  })

  it('before npm install everything is missing', () => {
    expect(installedAsLocked(folder)).toBe(false)
  })

  it.each([
    ['another version', { 'node_modules/b': { version: '1.0.1', integrity: 'sha512-b' } }],
    ['another archive', { 'node_modules/b': { version: '1.0.0', integrity: 'sha512-x' } }],
    ['no package for tests', { 'node_modules/c': undefined }],
    ['a package for another platform', { 'node_modules/e': LOCKED['node_modules/e'] }],
  ])('a folder with %s is not installed as the lock file says', (_case, change) => {
    write('node_modules/.package-lock.json', { packages: { ...INSTALLED, ...change } })
    expect(installedAsLocked(folder)).toBe(false)
  })

  it('a manifest that names more than the lock file is not installed', () => {
    write('node_modules/.package-lock.json', { packages: INSTALLED })
    write('package.json', { ...MANIFEST, dependencies: { b: '1.0.0', f: '1.0.0' } })
    expect(installedAsLocked(folder)).toBe(false)
  })
})
