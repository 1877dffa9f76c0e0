import { expect, it } from 'vitest'
import { carrierNumberText } from '../search/carrier-number.ts'
import { readCarrierReference } from './found-carriers.ts'

type Register = 'DOT' | 'MC' | 'either' | 'both'

const grouped = (value: string, mark: string) => value.replaceAll(/\B(?=(?:\d{3})+$)/g, mark)
const MC = '410877'

/** What people paste for a number, by what it may name. `both`: beside it stands the MC number 410877. */
const SPELLINGS: readonly (readonly [Register, (number: string) => string])[] = [
  ['DOT', n => `USDOT ${n}`],
  ['DOT', n => `USDOT#${n}`],
  ['DOT', n => `USDOT: ${n}`],
  ['DOT', n => `US DOT # ${n}`],
  ['DOT', n => `U.S. DOT ${n}`],
  ['DOT', n => `DOT ${n}`],
  ['DOT', n => `dot#${n}`],
  ['DOT', n => `DOT-${n}`],
  ['DOT', n => `Dot number is ${n}`],
  ['DOT', n => `DOT Number: ${n}`],
  ['DOT', n => `DOT No. ${n}`],
  ['DOT', n => `DOT ${grouped(n, ',')}`],
  ['DOT', n => `DOT ${grouped(n, '.')}`],
  ['DOT', n => `DOT ${n}.0`],
  ['DOT', n => `DOT 0${n}`],
  ['DOT', n => `${n} (DOT)`],
  ['DOT', n => `17. USDOT ${n}`],
  ['DOT', n => `• USDOT ${n}`],
  ['DOT', n => `Eagle Mesa Freight LLC USDOT ${n}`],
  ['DOT', n => `Eagle Mesa Freight LLC (DOT# ${n})`],
  ['DOT', n => `Eagle Mesa Freight, DOT ${grouped(n, ',')}, Dallas TX 75201`],
  ['DOT', n => `their dot is ${n}, can you check?`],
  [
    'DOT',
    n =>
      `https://safer.fmcsa.dot.gov/query.asp?searchtype=ANY&query_type=queryCarrierSnapshot&query_param=USDOT&query_string=${n}`,
  ],
  ['DOT', n => `https://ai.fmcsa.dot.gov/SMS/Carrier/${n}/Overview.aspx`],
  ['MC', n => `MC ${n}`],
  ['MC', n => `MC-${n}`],
  ['MC', n => `MC#${n}`],
  ['MC', n => `MC: ${n}`],
  ['MC', n => `mc${n}`],
  ['MC', n => `MC-${n}-C`],
  ['MC', n => `ICC MC ${n}`],
  ['MC', n => `M.C. ${n}`],
  ['MC', n => `Docket No. MC-${n}`],
  ['MC', n => `MC/MX/FF Number(s): MC-${n}`],
  ['MC', n => `Eagle Mesa Freight - MC ${n}`],
  ['MC', n => `MC ${n} Eagle Mesa Freight LLC`],
  ['either', n => n],
  ['either', n => `#${n}`],
  ['either', n => ` ${n}, `],
  ['either', n => `="${n}"`],
  ['either', n => grouped(n, ',')],
  ['either', n => `48. ${n}`],
  ['either', n => `Eagle Mesa Freight, ${n}`],
  ['either', n => `${n} Eagle Mesa Freight LLC`],
  ['either', n => `MC/DOT ${n}`],
  ['both', n => `MC/DOT ${MC}/${n}`],
  ['both', n => `DOT/MC: ${n} / ${MC}`],
  ['both', n => `MC${MC} / DOT${n}`],
  ['both', n => `Eagle Mesa Freight MC# ${MC} DOT# ${n}`],
  ['both', n => `USDOT ${n} (MC-${MC})`],
]

/** Six, seven and eight digits, with zeros where a spreadsheet or a point could take them for nothing. */
const NUMBERS = [
  ...['123456', '410877', '999999', '100000', '750000', '200010', '658001'],
  ...['1234567', '7259982', '8489000', '1000000', '3200001', '2012345', '4400000', '1103178', '5551234'],
  ...['10000000', '20240115', '12345678', '99999999'],
]

const expectedOf = (register: Register, value: string): readonly string[] => {
  if (register === 'either') return [`DOT ${value}`, `MC ${value}`]
  return register === 'both' ? [`DOT ${value}`, `MC ${MC}`] : [`${register} ${value}`]
}

const readOf = (text: string): readonly string[] => {
  const reference = readCarrierReference(text)
  if (reference.kind !== 'numbers') return []
  return reference.identifiers
    .map(identifier => carrierNumberText({ kind: 'identifier', identifier, certainty: 'certain' }))
    .toSorted()
}

const pasted = SPELLINGS.flatMap(([register, spell]) =>
  NUMBERS.map(value => ({ text: spell(value), expected: expectedOf(register, value).toSorted() })),
)

it('of 1,000 pasted spellings, 990 are read right and none names another carrier', () => {
  const read = pasted.map(({ text, expected }) => ({ text, expected, is: readOf(text) }))
  const right = read.filter(({ expected, is }) => is.join() === expected.join())
  const wrong = read.filter(({ expected, is }) => is.some(number => !expected.includes(number)))
  const left = read.filter(each => !right.includes(each) && !wrong.includes(each))
  process.stdout.write(
    `Pasted spellings: ${right.length} of ${read.length} right, ${wrong.length} wrong, ${left.length} not read.\n`,
  )
  expect(read).toHaveLength(1_000)
  expect(wrong).toEqual([])
  expect(left.map(({ text }) => text).slice(0, left.length - 10)).toEqual([])
  expect(right.length).toBeGreaterThanOrEqual(990)
})
