import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { commandFolder } from '../testing/command-folder.ts'
import { readVetListFile } from './list-file.ts'

const FACTS = `name,dot,mc,common,contract,operation,bipd_usd,bipd_until,as_of
EAGLE MESA FREIGHT LLC,3200001,410001,A,A,A,1000000,2027-03-04,2026-11-20
TERN & SONS,3200002,410002,A,A,A,750000,2027-01-31,2026-11-20
PINE RIDGE,3200003,,A,A,A,1000000,2027-01-31,2026-11-20
`
const ARGS = ['list.txt', '--out', 'verdicts.csv', '--facts', 'facts.csv'] as const

describe('the file of verdicts', () => {
  const { inFolder, write, verdicts, column, fairhaul, onceBegun } = commandFolder()
  const part = () => inFolder('verdicts.csv.part')
  /** Leaves a run unfinished, with these lines of its file. */
  const unfinished = (lines: readonly string[], end = '\n') =>
    write('verdicts.csv.part', lines.join('\n') + end)

  beforeEach(() => {
    write('facts.csv', FACTS)
    write('list.txt', 'DOT 3200001\nDOT 3200002\nDOT 3200003\nDOT 3200001\n')
  })

  it('a finished list is vetted anew, with the facts and the day of now', async () => {
    await fairhaul(...ARGS)
    expect(column('result')).toEqual(['Pass', 'Fail', 'Pass', 'Pass'])
    write('facts.csv', FACTS.replace('1000000,2027-03-04', '1000000,2026-12-01'))
    const { reported } = await fairhaul(...ARGS, '--today', '2026-12-20')
    expect(reported).not.toContain('Done already')
    expect(column('result')).toEqual(['Fail', 'Fail', 'Pass', 'Fail'])
    expect(column('verdict_day')).toEqual(Array(4).fill('2026-12-20'))
  })

  it('an unfinished run goes on without a row that was cut off, and notes who is there twice', async () => {
    await fairhaul(...ARGS)
    const whole = verdicts()
    const [heading = '', first = '', , third = ''] = whole
    unfinished([heading, first, third.slice(0, 9)], '')
    expect((await fairhaul(...ARGS)).reported).toContain('Done already: 1.')
    expect(verdicts()).toEqual(whole)
    expect(column('note')).toEqual(['', '', '', 'Same carrier as line 1.'])
    expect(existsSync(part())).toBe(false)
  })

  it('the note on a carrier that is there twice is right in whichever order rows came', async () => {
    await fairhaul(...ARGS)
    const whole = verdicts()
    const [heading = '', first = '', second = '', , fourth = ''] = whole
    unfinished([heading, fourth.replace('Same carrier as line 1.', ''), second])
    await fairhaul(...ARGS)
    expect(verdicts()).toEqual(whole)
    unfinished([heading, first.replace(',,yes', ',Same carrier as line 4.,yes')])
    await fairhaul(...ARGS)
    expect(verdicts()).toEqual(whole)
  })

  it.each([
    [
      'another day',
      [...ARGS, '--today', '2026-11-22'],
      FACTS,
      'its verdicts are of 2026-11-21, and this run is of 2026-11-22. Begin anew with --restart',
    ],
    [
      'other facts',
      ARGS,
      `${FACTS}A,9,,,,,,,\n`,
      /its verdicts are by facts.csv \w{12}, and this run is by facts.csv \w{12}\. Begin/,
    ],
    [
      'other rules',
      [...ARGS, '--rules', 'rules.json'],
      FACTS,
      /its rules are usual, and those of this run are rules.json \w{12}\./,
    ],
    [
      '--certain',
      [...ARGS, '--certain'],
      FACTS,
      'its rules are usual, and those of this run are usual, certain only.',
    ],
  ])(
    'an unfinished run of %s is not continued, and begun anew by --restart',
    async (_case, args, facts, why) => {
      await fairhaul(...ARGS)
      const [heading = '', first = ''] = verdicts()
      unfinished([heading, first])
      const before = readFileSync(part(), 'utf8')
      write('facts.csv', facts)
      write('rules.json', '{ "active": [] }')
      const { code, reported } = await fairhaul(...args)
      expect([code, reported]).toEqual([2, expect.stringMatching(why)])
      expect(readFileSync(part(), 'utf8')).toBe(before)
      expect((await fairhaul(...args, '--restart')).reported).toContain('4 of 4 carriers')
      expect(existsSync(part())).toBe(false)
    },
  )

  it('an unfinished run of another list is not continued', async () => {
    await fairhaul(...ARGS)
    unfinished(verdicts())
    write('list.txt', 'DOT 3200003\n')
    expect(await fairhaul(...ARGS)).toMatchObject({
      code: 2,
      reported: expect.stringContaining(
        'verdicts.csv.part: it has the verdicts of another list: line 1 differs.',
      ),
    })
  })

  it('--resume goes on from a finished file with the lines that are new', async () => {
    await fairhaul(...ARGS)
    write('list.txt', 'DOT 3200001\nDOT 3200002\nDOT 3200003\nDOT 3200001\nDOT 9\n')
    expect((await fairhaul(...ARGS, '--resume')).reported).toContain('Done already: 4.\n5 of 5')
    expect(column('result')).toEqual(['Pass', 'Fail', 'Pass', 'Pass', 'Not found'])
  })

  it('a row that was cut inside its last cell, or inside a letter, is vetted again', async () => {
    write('list.txt', 'DOT number,Stadt\n3200001,Köln\n3200002,Köln\n')
    await fairhaul(...ARGS)
    const whole = readFileSync(inFolder('verdicts.csv'))
    for (const cut of [2, 4]) {
      write('verdicts.csv.part', whole.subarray(0, whole.length - cut))
      expect((await fairhaul(...ARGS)).reported).toContain('Done already: 1.')
      expect(readFileSync(inFolder('verdicts.csv'))).toEqual(whole)
    }
  })

  it('a file of verdicts may be larger than a list', async () => {
    await fairhaul(...ARGS)
    const [heading = '', first = '', ...rest] = verdicts()
    write('verdicts.csv', `${[heading, first, ...rest].join('\n')}\n${`${first}\n`.repeat(100_000)}`)
    const { code } = await fairhaul(...ARGS, '--since', 'verdicts.csv')
    expect(code).toBe(1)
    expect(verdicts()).toHaveLength(5)
  })

  it('a list of 600,000 lines is read whole, and one of more than 10 MB is refused', async () => {
    const list = (count: number) =>
      new TextEncoder().encode(Array.from({ length: count }, (_, at) => `DOT ${3_000_000 + at}`).join('\n'))
    const read = await readVetListFile(list(600_000))
    expect(read.ok && [read.value.lines.length, read.value.lines.at(-1)?.written]).toEqual([
      600_000,
      'DOT 3599999',
    ])
    expect(await readVetListFile(list(900_000))).toEqual({
      ok: false,
      refusal: 'it has more than 10 MB. Split it.',
    })
  })

  it('JSON lines are continued as well', async () => {
    const args = ['list.txt', '--out', 'verdicts.jsonl', '--facts', 'facts.csv'] as const
    await fairhaul(...args)
    const whole = readFileSync(inFolder('verdicts.jsonl'), 'utf8')
    write('verdicts.jsonl.part', whole.slice(0, whole.indexOf('\n') + 20))
    expect((await fairhaul(...args)).reported).toContain('Done already: 1.')
    expect(readFileSync(inFolder('verdicts.jsonl'), 'utf8')).toBe(whole)
  })

  it('two runs do not write one file, and a lock of a process that has ended is none', async () => {
    const both = await Promise.all([fairhaul(...ARGS), fairhaul(...ARGS)])
    expect(both.map(({ code }) => code)).toEqual([1, 2])
    expect(both[1]?.reported).toMatch(/^verdicts.csv: another run writes it\./)
    expect(existsSync(inFolder('verdicts.csv.lock'))).toBe(false)
    write('verdicts.csv.lock', '4194304 elsewhere\n')
    expect((await fairhaul(...ARGS)).code).toBe(2)
    const { hostname } = await import('node:os')
    write('verdicts.csv.lock', `4194304 ${hostname()}\n`)
    expect((await fairhaul(...ARGS)).code).toBe(1)
  })

  it('a folder that is not there is said by the name of the file', async () => {
    const args = ['list.txt', '--out', 'none/verdicts.csv', '--facts', 'facts.csv'] as const
    expect(await fairhaul(...args)).toMatchObject({
      code: 2,
      reported: expect.stringMatching(/^none\/verdicts.csv cannot be written: ENOENT/),
    })
  })

  describe('on a full disk', () => {
    const isFull = (name: string): void => {
      rmSync(inFolder(name), { force: true })
      symlinkSync('/dev/full', inFolder(name))
    }
    const files = () => readdirSync(inFolder('')).toSorted()
    const INPUT = ['facts.csv', 'list.txt']
    const reason = (name: string) => `${name} cannot be written: ENOSPC: no space left on device, write.`

    it('a run that cannot begin its file leaves the one from before', async () => {
      await fairhaul(...ARGS)
      const before = verdicts()
      isFull('verdicts.csv.part.new')
      await expect(fairhaul(...ARGS)).rejects.toThrow('cannot be written: ENOSPC')
      expect([files(), verdicts()]).toEqual([[...INPUT, 'verdicts.csv'], before])
    })

    it('a run that cannot keep its rows stops, and nothing says that they are kept', async () => {
      onceBegun(() => isFull('verdicts.csv.part'))
      const { code, reported } = await fairhaul(...ARGS)
      expect([code, files()]).toEqual([2, INPUT])
      expect(reported).toBe(`Stopped. ${reason('verdicts.csv.part')}\nDone: none.\n`)
    })

    it('a run that cannot put its rows in order keeps them, and the same command goes on', async () => {
      onceBegun(() => isFull('verdicts.csv.part.new'))
      const { code, reported } = await fairhaul(...ARGS)
      expect([code, files()]).toEqual([2, [...INPUT, 'verdicts.csv.part']])
      expect(reported).toContain(
        `Stopped. ${reason('verdicts.csv.part')}\nDone: 3 Pass, 1 Fail. What was done is kept in verdicts.csv.part; the same command continues.`,
      )
      expect((await fairhaul(...ARGS)).reported).toContain('Done already: 4.')
      expect([files(), column('result')]).toEqual([
        [...INPUT, 'verdicts.csv'],
        ['Pass', 'Fail', 'Pass', 'Pass'],
      ])
    })
  })

  describe('--since', () => {
    const since = () => fairhaul('list.txt', '--facts', 'facts.csv', '--since', 'verdicts.csv')
    const changes = ({ printed }: { readonly printed: string }) => printed.trimEnd().split('\n').slice(1)

    it('prints only what changed, with the result that was', async () => {
      await fairhaul(...ARGS)
      expect(changes(await since())).toEqual([])
      write(
        'facts.csv',
        FACTS.replace('TERN & SONS,3200002,410002,A,A,A,750000', 'TERN & SONS,3200002,410002,A,A,A,1000000'),
      )
      write('list.txt', 'DOT 9\nDOT 3200001\nDOT 3200002\nDOT 3200001\n')
      const changed = await since()
      expect(changes(changed)).toEqual([
        expect.stringMatching(/^1,DOT 9,DOT 9,Not found,.*,usual,$/),
        expect.stringMatching(/^3,DOT 3200002,DOT 3200002,Pass,certain,.*,usual,Fail$/),
      ])
      expect(changed.reported).toContain('No longer in the list: DOT 3200003.\n')
    })

    it('reads a file that Excel saved, and one of an older version', async () => {
      await fairhaul(...ARGS)
      const rows = verdicts().map(row => row.replace('"BIPD $750,000, needs $1,000,000"', 'BIPD $750.000'))
      const excel = rows.map(row => row.replaceAll(',', ';')).join('\r\n')
      write(
        'verdicts.csv',
        `\u{FEFF}${excel.replace('BIPD $750.000', '"BIPD $750,000, needs $1,000,000"')}\r\n`,
      )
      expect(changes(await since())).toEqual([])
      const old = rows.map(row => row.split(',').slice(0, 10).join(','))
      write('verdicts.csv', `${old.join('\n')}\n`)
      expect(changes(await since())).toEqual([])
    })

    it('may be the file that is written', async () => {
      await fairhaul(...ARGS)
      write('facts.csv', FACTS.replace('750000', '1000000'))
      const changed = await fairhaul(...ARGS, '--since', 'verdicts.csv')
      expect(changes(changed)).toEqual([expect.stringMatching(/^2,.*,Fail$/)])
      expect(column('result')).toEqual(['Pass', 'Pass', 'Pass', 'Pass'])
    })

    it('refuses a file that is none of verdicts', async () => {
      write('verdicts.csv', 'name,dot\n')
      expect(await since()).toMatchObject({
        code: 2,
        reported: 'verdicts.csv: it is no file of verdicts.\n',
      })
    })
  })
})
