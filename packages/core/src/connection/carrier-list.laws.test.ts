import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCarrierLine } from './carrier-list.ts'
import { readCarrierReference } from './found-carriers.ts'
import { openCarrierList } from './open-carrier-list.ts'

const rowsOf = (text: string) => {
  const opened = openCarrierList(text)
  if (!opened.ok) return []
  const { layout, lines } = opened.value
  return lines.flatMap(line => readCarrierLine(layout, line, 'DOT or MC'))
}
const readOf = (text: string): readonly string[] => rowsOf(text).map(({ readAs }) => readAs)

const values = fc.integer({ min: 100_000, max: 9_999_999 }).map(String)
const names = fc.constantFrom(
  'Eagle Mesa LLC',
  'B & G Pass',
  'Tern and Sons',
  'Ontario Freight',
  'MC Trucking',
)
const cities = fc.constantFrom('Dallas', 'El Paso', 'Reno')
const zips = fc.integer({ min: 10_000, max: 99_999 }).map(String)

/** The columns of a carrier: a heading, and its cell. */
const COLUMNS = {
  Name: ({ name }: Carrier) => name,
  USDOT: ({ dot }: Carrier) => `USDOT ${dot}`,
  MC: ({ mc }: Carrier) => `MC-${mc}`,
  City: ({ city }: Carrier) => city,
  Zip: ({ zip }: Carrier) => zip,
} as const
interface Carrier {
  readonly name: string
  readonly dot: string
  readonly mc: string
  readonly city: string
  readonly zip: string
}
const carriers = fc.record({ name: names, dot: values, mc: values, city: cities, zip: zips })
const lists = fc.record({
  all: fc.array(carriers, { minLength: 2, maxLength: 6 }),
  order: fc.shuffledSubarray(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[], {
    minLength: 5,
    maxLength: 5,
  }),
  separator: fc.constantFrom('\t', ';', ',', '|'),
  hasHeading: fc.boolean(),
  above: fc.constantFrom('', 'Carriers of May\n', '\n\n'),
})

describe('laws of what a list names', () => {
  it('a list in any order of columns, with or without a heading, names the same carriers', () => {
    holds([lists], ({ all, order, separator, hasHeading, above }) => {
      const rows = all.map(carrier => order.map(column => COLUMNS[column](carrier)).join(separator))
      const text = (hasHeading ? [`${above}${order.join(separator)}`, ...rows] : rows).join('\n')
      expect(readOf(text)).toEqual(
        all.map(({ dot, mc }) =>
          order.indexOf('USDOT') < order.indexOf('MC') ? `DOT ${dot}, MC ${mc}` : `MC ${mc}, DOT ${dot}`,
        ),
      )
    })
  })

  it('plain digits under headings name the same carriers in any order of columns', () => {
    holds([lists], ({ all, order, separator }) => {
      const plain = all.map(carrier =>
        order.map(column => COLUMNS[column](carrier).replace(/^(?:USDOT |MC-)/, '')).join(separator),
      )
      const numbers = rowsOf([order.join(separator), ...plain].join('\n')).map(({ readAs }) =>
        readAs.split(', ').toSorted().join(),
      )
      expect(numbers).toEqual(all.map(({ dot, mc }) => `DOT ${dot},MC ${mc}`))
    })
  })

  it('what stands around a number never makes another number of it with certainty', () => {
    const around = fc.constantFrom(
      '',
      ' ',
      '.',
      ',',
      '/',
      '-',
      '#',
      ':',
      '(',
      ')',
      '|',
      '"',
      "'",
      '=',
      '0',
      ' 8',
      'A',
      'E+06',
      '.000',
      ',123',
      ' LLC',
      '48. ',
      'MC/DOT ',
      'DOT ',
      'MC ',
      ' DOT',
    )
    const pieces = fc.array(around, { maxLength: 3 }).map(each => each.join(''))
    const runs = (text: string) => text.split(/\D+/).map(run => run.replace(/^0+/, ''))
    holds([values, pieces, pieces], (value, front, behind) => {
      const text = `${front}${value}${behind}`
      const reference = readCarrierReference(text)
      if (reference.kind !== 'numbers' || reference.certainty !== 'certain') return
      const written = [...runs(text), ...runs(text.replaceAll(/(?<=\d)[-,. '](?=\d{3}(?!\d))/g, ''))]
      for (const identifier of reference.identifiers)
        expect(written).toContain(identifier.value.replaceAll(/\D/g, ''))
    })
  })

  it('a number with its type is never certain beside a number without one', () => {
    const typed = fc
      .tuple(fc.constantFrom('MC ', 'MC:', 'mc#', 'USDOT ', 'DOT no. ', 'FF-'), values)
      .map(([type, value]) => `${type}${value}`)
    const bare = fc.integer({ min: 1_000, max: 19_000_000 }).map(String)
    const between = fc.constantFrom(
      ' ',
      ', ',
      '; ',
      ' / ',
      ' | ',
      ' - ',
      ' or ',
      '\t',
      ' (',
      ' Eagle Mesa, ',
      ': ',
    )
    holds([typed, bare, between, fc.boolean(), fc.boolean()], (number, other, mark, isBehind, isAlone) => {
      const text = isBehind ? `${number}${mark}${other}` : `${other}${mark}${number}`
      const reference = readCarrierReference(text)
      expect([text, reference.kind === 'numbers' && reference.certainty]).not.toEqual([text, 'certain'])
      const rows = rowsOf(isAlone ? text : `${text}\n${text.replaceAll(/\d(?!\d)/g, '9')}`)
      // A cell of its own with fewer digits may be a ZIP code or a house number.
      const isCell = /[,;|\t]/.test(mark) && other.length < 6
      expect([text, !isCell && rows.some(({ certainty }) => certainty === 'certain')]).toEqual([text, false])
    })
  })
})
