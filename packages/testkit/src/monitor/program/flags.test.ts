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
  it.each([
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
