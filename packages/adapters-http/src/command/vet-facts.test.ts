import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { commandFolder } from '../testing/command-folder.ts'
import { xlsxOf } from '../testing/xlsx-files.ts'

const FACTS = `name,dot,mc,operation,common,contract,bipd_usd,bipd_until,as_of
EAGLE MESA FREIGHT LLC,3200001,410001,A,A,N,1000000,2027-03-04,2026-11-20
TERN & SONS,3200002,410002,A,A,N,750000,2027-01-31,2026-11-20
"PINE, PINE & RIDGE",3200003,,A,A,N,1000000,2027-01-31,2026-11-20
`

/** Rows without what all rows of a run have alike. */
const short = (row: string): string => row.replace(/,2026-11-21,facts\.csv [\da-f]{12},usual/, '')

describe('fairhaul vet with a file of facts', () => {
  const { inFolder, write, verdicts, fairhaul } = commandFolder()
  beforeEach(() => write('facts.csv', FACTS))

  it('each line of a list gets a row with what was understood, the verdict, and why there is none', async () => {
    write(
      'list.txt',
      'USDOT 3200001\n\nMC-410002-C\n0003200001\npine, pine & ridge\nCVOR 123456789\n#\n1234567\n',
    )
    const { code, reported } = await fairhaul('list.txt', '--out', 'verdicts.csv', '--facts', 'facts.csv')
    expect(verdicts().map(short)).toEqual([
      'line,written,read_as,result,certainty,carrier,dot,mc,place,note,may_use,reason,category,facts_day,tie,verdict_day,source,rules',
      '1,USDOT 3200001,DOT 3200001,Pass,certain,EAGLE MESA FREIGHT LLC,3200001,410001,,,yes,,,2026-11-20,',
      '3,MC-410002-C,MC 410002,Fail,certain,TERN & SONS,3200002,410002,,,no,"BIPD $750,000, needs $1,000,000",Insurance,2026-11-20,',
      '4,0003200001,DOT or MC 3200001,Pass,likely,EAGLE MESA FREIGHT LLC,3200001,410001,,Same carrier as line 1.,no,,,2026-11-20,',
      '5,"pine, pine & ridge",DOT 3200003,Pass,certain,"PINE, PINE & RIDGE",3200003,,,,yes,,,2026-11-20,',
      '6,CVOR 123456789,CVOR 123456789,Not found,,,,,,,no,,,,',
      expect.stringMatching(/^7,#,,Not read,,,,,,\S/),
      '8,1234567,DOT or MC 1234567,Not found,,,,,,,no,,,,',
    ])
    expect([code, reported]).toEqual([
      1,
      '7 of 7 carriers, 7,000 a second\nDone: 3 Pass, 1 Fail, 2 Not found, 1 Not read. Not certain, look at them: 1.\n',
    ])
  })

  it('without --out the verdicts are printed, and a list whose carriers all pass ends with 0', async () => {
    write('list.csv', 'Carrier,DOT number\nEagle Mesa,3200001\nPine,3200003\n')
    const { code, printed } = await fairhaul('list.csv', '--facts', 'facts.csv')
    expect([code, short(printed.split('\n')[2] ?? '')]).toEqual([
      0,
      '3,"Pine,3200003",DOT 3200003,Pass,certain,"PINE, PINE & RIDGE",3200003,,,,yes,,,2026-11-20,,Pine,3200003',
    ])
  })

  it('the list may be a spreadsheet, and what was passed over in it is said', async () => {
    const rows = [
      ['Carriers of May'],
      ['Name', 'City'],
      ['Eagle Mesa Freight LLC', 'Dallas'],
      ['USDOT 3200003', ''],
      ['#N/A', ''],
    ]
    const cells = (row: readonly string[]) =>
      row.map(text => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
    write(
      'list.xlsx',
      xlsxOf([
        { name: 'Old', rows: '', state: 'hidden' },
        { name: 'May', rows: rows.map(row => `<row>${cells(row)}</row>`).join('') },
      ]),
    )
    const { code, printed, reported } = await fairhaul('list.xlsx', '--facts', 'facts.csv')
    expect(printed.split('\n').slice(1, -1).map(short)).toEqual([
      '3,Eagle Mesa Freight LLC Dallas,DOT 3200001,Pass,certain,EAGLE MESA FREIGHT LLC,3200001,410001,,,yes,,,2026-11-20,,Eagle Mesa Freight LLC,Dallas',
      '4,USDOT 3200003,DOT 3200003,Pass,certain,"PINE, PINE & RIDGE",3200003,,,,yes,,,2026-11-20,,USDOT 3200003,',
      expect.stringMatching(/^5,#N\/A,,Not read,.*,This stands for nothing\.,no,/),
    ])
    expect(reported).toContain(
      'Read: sheet “May”.\nHidden and not read: “Old”.\nLine 1 is a title: Carriers of May\nLine 2 is the heading: Name City\n',
    )
    expect(code).toBe(1)
  })

  it('a file of rules names those that decide', async () => {
    write('list.txt', 'DOT 3200002\n')
    write('rules.json', '{ "active": ["bipd_at_least_750000"] }')
    expect((await fairhaul('list.txt', '--facts', 'facts.csv', '--rules', 'rules.json')).code).toBe(0)
  })

  const OWN = `export default [{
    name: 'our_bipd_at_least_900000',
    category: 'Insurance',
    find: ({ insurance: { bipdUsd, asOf } }) => ({
      result: bipdUsd === null ? 'incomplete' : bipdUsd >= 900000 ? 'pass' : 'fail',
      value: bipdUsd === null ? null : '$' + bipdUsd,
      source: 'facts.csv',
      asOf,
    }),
  }]
`
  const ownArgs = ['list.txt', '--facts', 'facts.csv', '--rules', 'rules.mjs'] as const

  it('a module of rules adds one’s own to the known ones, or decides with those that it names', async () => {
    write('list.txt', '3200001\n3200002\n')
    write('rules.mjs', `${OWN}export const active = ['bipd_at_least_750000']\n`)
    const { code, printed } = await fairhaul(...ownArgs)
    expect([code, ...printed.split('\n').slice(1, 3)]).toEqual([
      1,
      expect.stringContaining(',Pass,'),
      expect.stringContaining(',Fail,'),
    ])
    write('all.mjs', OWN)
    write('facts.csv', FACTS.replace('3200001,410001,A,A,N', '3200001,410001,A,N,N'))
    const { printed: all } = await fairhaul('list.txt', '--facts', 'facts.csv', '--rules', 'all.mjs')
    expect(all.split('\n')[1]).toContain(',Fail,')
  })

  it.each([
    [
      'that throws',
      OWN.replace('({ insurance: { bipdUsd, asOf } }) => ({', '() => nothing && ({'),
      'facts.csv: line 2: Rule "our_bipd_at_least_900000", find: it threw: nothing is not defined',
    ],
    [
      'without a category',
      OWN.replace("category: 'Insurance',", ''),
      'rules.mjs: Rule "our_bipd_at_least_900000", category: it has to be one of',
    ],
    [
      'with a known name',
      OWN.replace('our_bipd_at_least_900000', 'bipd_at_least_800000'),
      'rules.mjs: Rule "bipd_at_least_800000", name: it is a known rule type.',
    ],
    ['that is no list', 'export default {}', 'rules.mjs: its default export is no list of rules.'],
    [
      'beside an unknown name',
      `${OWN}export const active = ['shiny_trucks']`,
      'rules.mjs: there is no rule "shiny_trucks".',
    ],
    ['that is no module', 'export default [', 'rules.mjs: '],
  ])('a rule of one’s own %s ends the command before the first carrier', async (_case, module, message) => {
    write('list.txt', '3200001\n')
    write('rules.mjs', module)
    const { code, printed, reported } = await fairhaul(...ownArgs)
    expect([code, printed, reported]).toEqual([2, '', expect.stringContaining(message)])
  })

  it('a list of 100,000 lines has a row for each, in its order', async () => {
    const numbers = Array.from({ length: 100_000 }, (_, at) => `DOT ${3_200_000 + at}`)
    write('list.txt', numbers.join('\n'))
    expect((await fairhaul('list.txt', '--out', 'verdicts.csv', '--facts', 'facts.csv')).code).toBe(1)
    expect(verdicts().map(row => row.split(',')[1])).toEqual(['written', ...numbers])
  })

  it.each([
    ['an empty list', 'list.txt', '', 'list.txt: it is empty.'],
    ['a list of blank lines', 'list.txt', '\n \n', 'list.txt: it has no carriers.'],
    [
      'a binary file',
      'list.txt',
      new Uint8Array([1, 2, 0, 250]),
      'list.txt: it holds no text that can be read.',
    ],
    [
      'a spreadsheet of nothing',
      'list.txt',
      xlsxOf([{ name: 'A', rows: '' }]),
      'list.txt: This spreadsheet is empty.',
    ],
    [
      'a damaged spreadsheet',
      'list.txt',
      xlsxOf([]).subarray(0, 300),
      'list.txt: it is damaged or was cut off.',
    ],
    [
      'facts in a spreadsheet',
      'facts.csv',
      xlsxOf([{ name: 'A', rows: '' }]),
      'facts.csv: it is a spreadsheet. Save it as CSV.',
    ],
    ['a picture', 'list.txt', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'list.txt: it is a picture.'],
    [
      'another file as that of verdicts',
      'verdicts.csv',
      'name,dot\n',
      'verdicts.csv: it is no file of verdicts.',
    ],
    [
      'facts with an unreadable amount',
      'facts.csv',
      FACTS.replace('750000', '10x'),
      'facts.csv: line 3, bipd_usd: "10x" is no amount in whole dollars.',
    ],
    [
      'facts with an unreadable day',
      'facts.csv',
      FACTS.replace('2027-03-04', '2027-13-04'),
      'facts.csv: line 2, bipd_until: "2027-13-04" is no day written as 2026-11-21.',
    ],
    [
      'facts without numbers',
      'facts.csv',
      'name,bipd_usd\nA,1\n',
      'facts.csv: it has no column dot and no column mc.',
    ],
    [
      'an unknown rule',
      'rules.json',
      '{ "active": ["shiny_trucks"] }',
      'rules.json: there is no rule "shiny_trucks".',
    ],
    ['rules that are no JSON', 'rules.json', 'cargo', 'rules.json: it is no JSON.'],
    ['rules without a list', 'rules.json', '[]', 'rules.json: it has no list "active".'],
  ])(
    '%s ends the command before the first carrier, and changes no file',
    async (_case, name, content, message) => {
      write('list.txt', '3200001\n')
      write('rules.json', '{ "active": [] }')
      write(name, content)
      const before = existsSync(inFolder('verdicts.csv')) && verdicts()
      const args = ['--out', 'verdicts.csv', '--facts', 'facts.csv', '--rules', 'rules.json'] as const
      const { code, reported } = await fairhaul('list.txt', ...args)
      expect(reported).toContain(message)
      expect([code, existsSync(inFolder('verdicts.csv')) && verdicts()]).toEqual([2, before])
    },
  )

  it('a list that is not there ends the command by its name', async () => {
    const { code, reported } = await fairhaul('other.txt', '--facts', 'facts.csv')
    expect([code, reported]).toEqual([2, expect.stringContaining('other.txt cannot be read')])
  })
})
