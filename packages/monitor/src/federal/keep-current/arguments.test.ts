import { describe, expect, it } from 'vitest'
import { readFederalArguments, USAGE } from './arguments.ts'
import { DATA_SETS } from './data-sets.ts'

describe('the command line of monitor:federal', () => {
  it('takes every file from the agency by default', () => {
    expect(readFederalArguments([], {})).toMatchObject({
      kind: 'federal',
      isDaily: false,
      isWatching: false,
      dataSets: DATA_SETS,
      base: 'https://data.transportation.gov',
      token: undefined,
    })
  })

  it('takes the differences every morning when it watches', () => {
    expect(readFederalArguments(['--watch', '--at', '6:30'], {})).toMatchObject({
      isDaily: true,
      isWatching: true,
      at: { hour: 6, minute: 30 },
    })
  })

  it('takes single files by id or kind, in the order in which they are imported', () => {
    const params = readFederalArguments(['--only', 'sms-crashes', '--only', 'az4n-8mr2'], {})
    expect(params).toMatchObject({ dataSets: [{ kind: 'company-census' }, { kind: 'sms-crashes' }] })
  })

  it('reads address and token from the environment', () => {
    const environment = { FAIRHAUL_FEDERAL_URL: 'http://mirror.example/', FAIRHAUL_FEDERAL_TOKEN: 'secret' }
    expect(readFederalArguments([], environment)).toMatchObject({
      base: 'http://mirror.example',
      token: 'secret',
    })
  })

  it.each([
    [['--only', 'nothing'], /--only is one of company-census \(az4n-8mr2\)/],
    [['--at', '25:00'], /--at is a time of day/],
    [['--from', 'ftp://x.example'], /--from/],
    [['--from', 'https://me:pass@x.example'], /without a name and password/],
    [['census.csv'], /census\.csv/],
  ])('refuses %j', (args, reason) => {
    expect(readFederalArguments(args, {})).toMatchObject({
      kind: 'misused',
      reason: expect.stringMatching(reason),
    })
  })

  it('explains itself in lines that fit a terminal', () => {
    expect(readFederalArguments(['--help'], {})).toEqual({ kind: 'help' })
    expect(Math.max(...USAGE.split('\n').map(line => line.length))).toBeLessThanOrEqual(88)
  })
})
