import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderUnusable } from '../../database/unusable.ts'
import { keepForOwner, secretOf } from './data-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairhaul-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('the key is made once, of 32 bytes, readable by its owner only, in a folder that it makes', () => {
  const data = join(folder, 'data')
  const made = secretOf(data)
  expect(made.byteLength).toBe(32)
  expect(secretOf(data)).toEqual(made)
  expect(statSync(join(data, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(statSync(data).mode & 0o777).toBe(0o700)
})

it('two data folders have different keys', () => {
  expect(secretOf(join(folder, 'a'))).not.toEqual(secretOf(join(folder, 'b')))
})

it('a truncated key is refused', () => {
  writeFileSync(join(folder, 'secret.key'), 'short')
  expect(() => secretOf(folder)).toThrow(FolderUnusable)
})

it('an existing data folder that others can read is made readable by its owner only', () => {
  chmodSync(folder, 0o755)
  secretOf(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

it('a data folder that stays readable by others is refused, with what to do', () => {
  chmodSync(folder, 0o755)
  const keep = () => keepForOwner(folder, () => {})
  expect(keep).toThrow(FolderUnusable)
  expect(keep).toThrow(/chmod 700 .* or name another folder with --data/)
})

it('a data folder on a disk that is read-only is refused for that', () => {
  chmodSync(folder, 0o755)
  const keep = () =>
    keepForOwner(folder, () => {
      throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' })
    })
  expect(keep).toThrow(/cannot be read and written: its disk is read-only \(EROFS\)/)
})
