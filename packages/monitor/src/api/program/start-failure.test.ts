import { describe, expect, it } from 'vitest'
import { FolderInUse } from '../../database/folder-lock.ts'
import { asUnusable, DatabaseUnusable, FolderUnusable } from '../../database/unusable.ts'
import { UnusableFlag } from '../../kernel/command-line.ts'
import { startFailure } from './start-failure.ts'

const flags = { port: 4180, host: '127.0.0.1' }
const ofSystem = (code: string) => Object.assign(new Error(`listen ${code}`), { code })

describe('why the monitor does not start', () => {
  it.each([
    ['a flag', new UnusableFlag('--port is wrong.'), '--port is wrong.', 2],
    ['a folder in use', new FolderInUse('It is in use.'), 'It is in use.', 4],
    ['a folder', new FolderUnusable('It is damaged.'), 'It is damaged.', 4],
    ['a database server', new DatabaseUnusable('It is away.'), 'It is away.', 1],
    [
      'a port in use',
      ofSystem('EADDRINUSE'),
      'Port 4180 on 127.0.0.1 is taken. Stop what uses it, or choose another with --port.',
      3,
    ],
    [
      'a port of others',
      ofSystem('EACCES'),
      'This user may not use port 4180. Choose another with --port.',
      2,
    ],
    [
      'an address of another machine',
      ofSystem('EADDRNOTAVAIL'),
      '--host is an address of this machine, not "127.0.0.1".',
      2,
    ],
    ['an unknown host', ofSystem('ENOTFOUND'), '--host is an address of this machine, not "127.0.0.1".', 2],
  ])('is %s, in one sentence', (_, error, message, code) => {
    expect(startFailure(error, flags)).toEqual({ message, code })
  })

  it('is a fault with its stack where it is anything else', () => {
    const fault = new TypeError('undefined is not a function')
    expect(startFailure(fault, flags)).toEqual({ message: fault.stack, code: 1 })
    expect(startFailure(ofSystem('EADDRINUSE'))).toMatchObject({ code: 1 })
    expect(startFailure('thrown')).toEqual({ message: 'thrown', code: 1 })
  })
})

describe('a folder that the system does not let this user have', () => {
  it.each(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])('by %s is named with the flag for it', code => {
    const refusal = asUnusable(ofSystem(code), '/srv/data', '--data')
    expect(refusal).toBeInstanceOf(FolderUnusable)
    expect((refusal as Error).message).toMatch(
      new RegExp(`^The folder /srv/data cannot be read and written: .* \\(${code}\\)\\. .* with --data\\.$`),
    )
  })

  it('is no other error', () => {
    const other = ofSystem('EMFILE')
    expect(asUnusable(other, '/srv/data', '--data')).toBe(other)
  })
})
