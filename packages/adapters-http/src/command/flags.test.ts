import { describe, expect, it } from 'vitest'
import { readFlags } from './flags.ts'

const NO_COMMAND = 'Name the command: vet with one list, or sign-in with one address.'
const NOW = new Date('2026-11-21T15:00:00Z')
const read = (args: string, environment: Readonly<Record<string, string>> = {}) =>
  readFlags(args.split(' '), environment, NOW)

describe('the flags of fairhaul vet', () => {
  it('a list alone is vetted by the monitor of the demo, today, and printed', () => {
    expect(read('vet list.txt')).toEqual({
      ok: true,
      value: {
        command: 'vet',
        list: 'list.txt',
        out: null,
        monitor: 'http://127.0.0.1:4180/monitor',
        key: null,
        session: null,
        facts: null,
        rules: null,
        today: '2026-11-21',
      },
    })
  })

  it('the key comes from the environment unless the command has one', () => {
    const keyOf = (args: string) => {
      const flags = read(args, { FAIRHAUL_KEY: 'from the environment' })
      return flags.ok && flags.value?.command === 'vet' && flags.value.key
    }
    expect([keyOf('vet list.txt'), keyOf('vet list.txt --key given')]).toEqual([
      'from the environment',
      'given',
    ])
  })

  it('help is no error', () => {
    expect(read('--help')).toEqual({ ok: true, value: null })
  })

  it.each([
    ['', NO_COMMAND],
    ['vet', NO_COMMAND],
    ['check list.txt', NO_COMMAND],
    ['vet one.txt two.txt', NO_COMMAND],
    ['sign-in dana@northlake.example', 'Name the file of the session with --session.'],
    ['vet list.txt --today tomorrow', '"tomorrow" is no day written as 2026-11-21.'],
    [
      'vet list.txt --rules rules.json',
      '--rules is for --facts: a monitor has the rules of the company. A module adds your own.',
    ],
  ])('%j is refused with a sentence', (args, message) => {
    expect(read(args)).toEqual({ ok: false, refusal: message })
  })

  it('an unknown flag is refused by its name', () => {
    const flags = read('vet list.txt --fast')
    expect(flags.ok || flags.refusal).toContain('--fast')
  })
})
