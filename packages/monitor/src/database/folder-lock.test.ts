import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

describe('lockFolder', () => {
  let folder: string
  const file = () => join(folder, 'in-use.json')
  const leave = (owner: object | string) =>
    writeFileSync(file(), typeof owner === 'string' ? owner : JSON.stringify(owner))
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairhaul-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('refuses a folder that is in use, naming the process, until it is released', () => {
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid} on ${hostname()}`)
    release()
    lockFolder(folder)()
  })

  it.each([
    ['a process that is gone', { pid: 2 ** 30, host: hostname(), born: '1' }],
    ['a process whose number another one has now', { pid: process.pid, host: hostname(), born: 'before' }],
    ['a write that was cut off', '{"pid":'],
  ])('a lock that %s left behind is taken over', (_, owner) => {
    leave(owner)
    utimesSync(file(), 0, 0)
    const release = lockFolder(folder)
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid })
    release()
  })

  it('does not take over a lock that another process is just writing', () => {
    leave('')
    expect(() => lockFolder(folder)).toThrow('is in use by another process')
    utimesSync(file(), 0, 0)
    lockFolder(folder)()
  })

  it('does not take over a lock of another machine', () => {
    leave({ pid: 1, host: 'elsewhere', born: '' })
    expect(() => lockFolder(folder)).toThrow(`If nothing runs there any more, delete ${file()}`)
  })
})
