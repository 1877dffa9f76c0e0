import { describe, expect, it } from 'vitest'
import { UnusableFlag } from '../../kernel/command-line.ts'
import { readFlags } from './flags.ts'

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
    [['--trusted-proxy', '10.0.0.0/8'], '--trusted-proxy is an address'],
    [['--trusted-proxy', 'proxy.example'], '--trusted-proxy is an address'],
    [['--database-connections', '0'], '--database-connections is a whole number from 1 to 1000, not "0".'],
    [['--database-connections', 'many'], '--database-connections is a whole number'],
    [['--database-timeout', '0'], '--database-timeout is a whole number'],
    [['--database-timeout', '1.5'], '--database-timeout is a whole number'],
    [['--drain', '601'], '--drain is a whole number'],
    [['--speed', '0'], '--speed is a whole number'],
    [['--port', '70000'], '--port is a whole number from 0 to 65535, not "70000".'],
    [['--port', 'http'], '--port is a whole number'],
    [['--public-origin', 'portal.example'], '--public-origin is an origin'],
    [['--public-origin', 'file:///tmp'], '--public-origin is an origin'],
    [['--world', 'nope'], /^--world is one of demo, small, .*, not "nope"\.$/],
    [['--drain', '-1'], '--drain'],
    [['--portt', '1'], '--portt'],
    [['--world'], '--world'],
    [['extra'], 'extra'],
  ])('%j is refused, and named', (args, message) => {
    expect(() => readFlags(args)).toThrow(UnusableFlag)
    expect(() => readFlags(args)).toThrow(message)
  })
  it('names the variable whose value is refused', () => {
    expect(() => readFlags([], { DATABASE_CONNECTIONS: 'many' })).toThrow(
      'DATABASE_CONNECTIONS is a whole number from 1 to 1000, not "many".',
    )
  })
})
