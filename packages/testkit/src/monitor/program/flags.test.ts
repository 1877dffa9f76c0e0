import { describe, expect, it } from 'vitest'
import { readFlags, UnusableFlag } from './flags.ts'

describe('the command line', () => {
  it('may be empty', () => {
    expect(readFlags([])).toEqual({
      port: 4180,
      host: '127.0.0.1',
      data: '.fairhaul',
      world: undefined,
      publicOrigins: [],
      trustedProxies: [],
      files: undefined,
      databaseConnections: 10,
      databaseTimeout: 30,
      drain: 0,
      speed: 144,
      faults: false,
    })
  })
  it('takes several origins and drops their paths', () => {
    const args = [
      '--public-origin',
      'https://portal.example/broker/',
      '--public-origin',
      'http://localhost:4170',
    ]
    expect(readFlags(args).publicOrigins).toEqual(['https://portal.example', 'http://localhost:4170'])
  })
  it('takes several proxies, by their addresses', () => {
    const args = ['--trusted-proxy', '10.0.0.5', '--trusted-proxy', '2001:db8::5']
    expect(readFlags(args).trustedProxies).toEqual(['10.0.0.5', '2001:db8::5'])
  })
  it('takes precedence over environment variables, and an empty variable counts as unset', () => {
    const environment = { FILES_FOLDER: '/srv/files', DATABASE_CONNECTIONS: '4' }
    expect(readFlags([], environment)).toMatchObject({ files: '/srv/files', databaseConnections: 4 })
    expect(readFlags(['--files', '/mnt', '--database-connections', '7'], environment)).toMatchObject({
      files: '/mnt',
      databaseConnections: 7,
    })
    expect(readFlags([], { FILES_FOLDER: '', DATABASE_CONNECTIONS: '' })).toEqual(readFlags([]))
  })
  it.each([
    [['--trusted-proxy', '10.0.0.0/8']],
    [['--trusted-proxy', 'proxy.example']],
    [['--database-connections', '0']],
    [['--database-connections', 'many']],
    [['--database-timeout', '0']],
    [['--database-timeout', '1.5']],
    [['--drain', '-1']],
    [['--drain', '601']],
    [['--port', '70000']],
    [['--port', 'http']],
    [['--public-origin', 'portal.example']],
    [['--public-origin', 'file:///tmp']],
    [['--portt', '1']],
    [['--world']],
    [['extra']],
  ])('%j is refused', args => {
    expect(() => readFlags(args)).toThrow(UnusableFlag)
  })
})
