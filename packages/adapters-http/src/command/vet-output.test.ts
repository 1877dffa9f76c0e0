import { readFileSync } from 'node:fs'
import { Readable, Writable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { commandFolder } from '../testing/command-folder.ts'
import { readCsvTable } from './csv-table.ts'
import { inOrder } from './rows-in-order.ts'
import { bytesOf, flushed, OutputClosed, printTo } from './streams.ts'

const FACTS = `name,dot,common,contract,operation,bipd_usd,bipd_until,as_of
EAGLE MESA FREIGHT LLC,3200001,A,A,A,1000000,2027-03-04,2026-11-20
TERN & SONS,3200002,A,A,A,750000,2027-01-31,2026-11-20
PINE RIDGE,3200003,A,A,A,,,2026-11-20
`
const WITH_FACTS = ['list.txt', '--facts', 'facts.csv'] as const

describe('what fairhaul vet says', () => {
  const { inFolder, write, type, fairhaul } = commandFolder()
  beforeEach(() => write('facts.csv', FACTS))

  it.each([
    ['DOT 3200001', [], 0],
    ['3200001', [], 1],
    ['3200001', ['--fail-on', 'fail,not-found'], 0],
    ['DOT 3200002', ['--fail-on', 'fail'], 1],
    ['DOT 3200002', ['--fail-on', 'not-found'], 0],
    ['DOT 3200003', [], 1],
    ['DOT 3200003', ['--fail-on', 'fail'], 0],
    ['DOT 9', ['--fail-on', 'not-found'], 1],
    ['3200001', ['--certain', '--fail-on', 'not-found'], 1],
    ['#', ['--fail-on', 'not-read'], 1],
  ])('%s with %j ends with %i', async (list, flags, code) => {
    write('list.txt', `${list}\n`)
    expect((await fairhaul(...WITH_FACTS, ...flags)).code).toBe(code)
  })

  it('JSON lines keep the columns of the list', async () => {
    write('list.txt', 'Load,DOT number,City\nL-1,3200002,"Austin, TX"\nL-2,3200001,\n')
    const { printed } = await fairhaul(...WITH_FACTS, '--format', 'jsonl')
    const rows = printed
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as unknown)
    expect(rows).toMatchObject([
      {
        line: 2,
        result: 'Fail',
        may_use: 'no',
        reason: 'BIPD $750,000, needs $1,000,000',
        category: 'Insurance',
        facts_day: '2026-11-20',
        verdict_day: '2026-11-21',
        list: { Load: 'L-1', 'DOT number': '3200002', City: 'Austin, TX' },
      },
      { line: 3, result: 'Pass', may_use: 'yes', reason: null, list: { Load: 'L-2', City: null } },
    ])
  })

  it.each([
    [
      'DOT 3200001,Austin,L-1\nDOT 3200002,Reno,L-2',
      ['column 1', 'column 2', 'column 3'],
      ['DOT 3200001', 'Austin', 'L-1'],
    ],
    ['DOT 3200001\tL-1\nDOT 3200002', ['column 1', 'column 2'], ['DOT 3200001', 'L-1']],
    ['Eagle Mesa, LLC\nTern', [], []],
    ['Eagle, Mesa, LLC\nTern, Inc', [], []],
    ['DOT 3200001,DOT 3200002', [], []],
  ])('a table without a heading keeps its columns: %j', async (list, columns, cells) => {
    write('list.txt', list)
    const { printed } = await fairhaul(...WITH_FACTS)
    const [heading = [], first = []] = readCsvTable(printed).rows
    const at = heading.indexOf('rules') + 1
    expect([heading.slice(at), first.slice(at)]).toEqual([columns, cells])
  })

  it('standard input is a list', async () => {
    type('DOT 3200001\n')
    const { code, printed } = await fairhaul('-', '--facts', 'facts.csv')
    expect([code, printed]).toEqual([0, expect.stringContaining('1,DOT 3200001,DOT 3200001,Pass')])
    type('')
    expect((await fairhaul('-', '--facts', 'facts.csv')).reported).toBe('standard input: it is empty.\n')
  })

  it('--bom marks a file for Excel, and only then', async () => {
    write('list.txt', 'DOT 3200001\n')
    const first = async (...flags: readonly string[]) => {
      await fairhaul(...WITH_FACTS, '--out', 'verdicts.csv', ...flags)
      return readFileSync(inFolder('verdicts.csv'), 'utf8').slice(0, 5)
    }
    expect([await first(), await first('--bom'), await first('--bom')]).toEqual([
      'line,',
      '\u{FEFF}line',
      '\u{FEFF}line',
    ])
  })
})

describe('a CSV text', () => {
  it.each([
    [
      'a,b\n1,"x, ""y"""\n',
      [
        ['a', 'b'],
        ['1', 'x, "y"'],
      ],
      true,
    ],
    [
      '\u{FEFF}a;b\r\n1;x, y\r\n',
      [
        ['a', 'b'],
        ['1', 'x, y'],
      ],
      true,
    ],
    [
      'sep=;\r\na;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
      true,
    ],
    [
      'a\tb\n"1\n2"\t3\n',
      [
        ['a', 'b'],
        ['1\n2', '3'],
      ],
      true,
    ],
    [
      'a,b\n1,"x',
      [
        ['a', 'b'],
        ['1', 'x'],
      ],
      false,
    ],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
      false,
    ],
    ['', [], true],
  ])('%j has its cells', (text, rows, isEnded) => {
    expect(readCsvTable(text)).toEqual({ rows, isEnded })
  })
})

describe('rows as they come', () => {
  it('are given in the order of the list, and those that still wait at the end', () => {
    const given: string[] = []
    const { add, end } = inOrder<string>(values => given.push(...values))
    add(2, 1, ['c'])
    expect(given).toEqual([])
    add(0, 2, ['a', 'b'])
    expect(given).toEqual(['a', 'b', 'c'])
    add(9, 1, ['j'])
    add(5, 1, ['f'])
    add(3, 1, [])
    end()
    expect(given).toEqual(['a', 'b', 'c', 'f', 'j'])
  })

  it('end at an output that is closed, as by head', () => {
    const closed = new Writable({
      write: (_chunk, _encoding, written) => written(Object.assign(new Error('EPIPE'), { code: 'EPIPE' })),
    })
    const print = printTo(closed)
    expect(() => print('a\n')).toThrow(OutputClosed)
    expect(() => print('b\n')).toThrow(OutputClosed)
  })

  it('say why an output takes no more, also where that is known after the last row', async () => {
    const full = () =>
      new Writable({
        write: (_chunk, _encoding, written) =>
          void setImmediate(() => written(Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' }))),
      })
    const [stream, other] = [full(), full()]
    const print = printTo(stream)
    print('a\n')
    await expect(flushed(stream)).rejects.toThrow('The output cannot be written: ENOSPC: no space.')
    expect(() => print('b\n')).toThrow('The output cannot be written: ENOSPC: no space.')
    printTo(other)
    other.destroy()
    await expect(flushed(other)).rejects.toThrow(OutputClosed)
  })

  it('the bytes of standard input are all read', async () => {
    expect(await bytesOf(Readable.from([Buffer.from('DOT '), Buffer.from('1')]))).toEqual(
      Buffer.from('DOT 1'),
    )
  })
})
