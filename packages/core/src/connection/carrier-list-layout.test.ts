import { expect, it } from 'vitest'
import { carrierListLayout } from './carrier-list-layout.ts'
import { carrierListLines } from './carrier-list-lines.ts'

const layoutOf = (...each: string[]) => {
  const { separator, lines } = carrierListLines(each.join('\n'))
  return carrierListLayout(separator, lines)
}

it.each([
  ['Name,USDOT,MC #', [null, 'DOT', 'MC']],
  ['dotNumber,mc_number', ['DOT', 'MC']],
  ['US DOT No.;Docket', ['DOT', 'MC']],
  ['D.O.T. Number,MX,FF,SCAC code', ['DOT', 'MX', 'FF', 'SCAC']],
  ['CVOR,NIR,NSC,RFC', ['CVOR', 'NIR_QC', 'NSC', 'RFC']],
  ['Freight forwarder,Motor Carrier', ['FF', 'MC']],
  ['Carrier,Number', [null, null]],
])('the heading %s names the columns %j', (heading, types) => {
  expect(layoutOf(heading, '1,2')).toMatchObject({ types })
})

it.each(['SCAC', 'SCAC code', 'SCAC ID', 'Name', 'Code', 'Carrier'])(
  'the first line %j names a column',
  first => {
    expect(layoutOf(first, 'MC 1').heading).toEqual([first])
  },
)

it.each(['Route 66', 'SCAC ABCD', 'MC 1'])('the first line %j names no column', first => {
  expect(layoutOf(first, 'MC 2').heading).toBeNull()
})

it.each([
  [['1234567', '2345678'], [0]],
  [['Eagle,75201,1234567', 'Falcon,30301,2345678'], [2]],
  [['Eagle,123456,75201', 'Falcon,234567,30301'], [1]],
  [['Zip,Power units,Number', '75201,1200,1234567', '30301,1100,2345678'], [2]],
  [['75201,Eagle', '30301,Falcon'], [0]],
  [['Eagle', 'Falcon'], []],
  [
    ['1,3200001,410001', '2,3200002,410009'],
    [1, 2],
  ],
  [['1,Eagle,20240115,3200001', '2,Falcon,20251231,3200002'], [3]],
  [['1,Eagle,77', '2,Falcon,1234'], [2]],
  [['1', '2'], [0]],
  [['Ref,Carrier number', '3200001,3200002', '410001,410002'], [1]],
  [['MC/DOT,Ref', '3200001,3200002'], [0]],
] as const)('of the list %j, the digits are in the columns %j', (lines, at) => {
  expect(layoutOf(...lines).numbersAt).toEqual(at)
})

it('a list without lines has neither heading nor columns', () => {
  expect(layoutOf('')).toEqual({
    separator: null,
    heading: null,
    headingLine: null,
    types: [],
    prefixAt: null,
    numbersAt: [],
    nameAt: null,
    columns: null,
    isOneLine: false,
  })
})
