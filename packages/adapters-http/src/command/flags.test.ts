import { describe, expect, it } from 'vitest'
import { FAIL_KINDS } from './fail-kinds.ts'
import { readFlags } from './flags.ts'
import { versionOf } from './version.ts'

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
        since: null,
        format: 'csv',
        bom: false,
        certain: false,
        failOn: FAIL_KINDS,
        resume: false,
        restart: false,
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

  it('the format is that of the file of verdicts, unless given', () => {
    const formatOf = (args: string) => {
      const flags = read(args)
      return flags.ok && flags.value?.command === 'vet' && flags.value.format
    }
    expect([
      formatOf('vet list.txt --out v.jsonl'),
      formatOf('vet list.txt --out v.txt'),
      formatOf('vet list.txt --out v.jsonl --format csv'),
    ]).toEqual(['jsonl', 'csv', 'csv'])
  })

  it('--fail-on takes several kinds, and - is a list', () => {
    expect(read('vet - --fail-on not-found,fail')).toMatchObject({
      value: { list: '-', failOn: ['fail', 'not-found'] },
    })
  })

  it('--version needs no command', () => {
    expect(read('--version')).toEqual({ ok: true, value: { command: 'version' } })
    expect(versionOf()).toMatch(/^\d+\.\d+\.\d+/)
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
    ['vet list.txt --facts facts.csv --today tomorrow', '"tomorrow" is no day written as 2026-11-21.'],
    [
      'vet list.txt --today 2026-11-20',
      '--today is for --facts: a monitor gives the verdicts of its own day.',
    ],
    [
      'vet list.txt --out v.csv --resume --restart',
      '--resume goes on and --restart begins anew: give one of them.',
    ],
    ['vet list.txt --resume', '--resume, --restart and --bom are for a file: name it with --out.'],
    ['vet list.txt --bom', '--resume, --restart and --bom are for a file: name it with --out.'],
    ['vet list.txt --format xml', '--format is csv or jsonl, and not "xml".'],
    [
      'vet list.txt --fail-on fail,late',
      `--fail-on has no "late". It takes, with commas: ${FAIL_KINDS.join(', ')}.`,
    ],
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
