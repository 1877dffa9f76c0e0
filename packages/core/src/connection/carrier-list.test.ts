import { describe, expect, it } from 'vitest'
import { openCarrierList, readCarrierLine } from './carrier-list.ts'
import type { PlainNumbers } from '../search/carrier-number.ts'

const rowsOf = (text: string, plain: PlainNumbers = 'DOT or MC') => {
  const opened = openCarrierList(text)
  if (!opened.ok) return opened.refusal.message
  const { layout, lines } = opened.value
  return lines
    .flatMap(line => readCarrierLine(layout, line, plain))
    .map(({ line, readAs, unread }) => `${line}: ${unread ?? readAs}`)
}

describe('a list of carriers', () => {
  it.each([
    ['MC 123456\n\nmc-0123457-C', ['1: MC 123456', '3: MC 123457']],
    ['1234567\n"2,345,678"', ['1: DOT or MC 1234567', '2: DOT or MC 2345678']],
    [
      'Name;USDOT;MC\nEagle;1234567;123456\nFalcon;;77\nHawk;;',
      ['2: DOT 1234567, MC 123456', '3: MC 77', '4: no-number'],
    ],
    ['MC\tCarrier\n123456\tEagle\nDOT 9\tFalcon', ['2: MC 123456', '3: DOT 9']],
    [
      'Eagle,75201,1234567\nFalcon,30301,MC 7\nHawk,30302,x',
      ['1: DOT or MC 1234567', '2: MC 7', '3: no-number'],
    ],
    ['Carrier,Number\nEagle,12', ['2: DOT or MC 12']],
    ['MC 1, MC 2, MC 3', ['1: MC 1', '1: MC 2', '1: MC 3']],
    ['1234567, 2345678', ['1: DOT or MC 1234567', '1: DOT or MC 2345678']],
    [
      'Eagle Mesa LLC, the one with mc# 123456\nMX 1, MC 2, FF 3, DOT 4, SCAC ABCD',
      ['1: MC 123456', '2: MX 1, MC 2, FF 3, DOT 4'],
    ],
    [
      'NSC ON 123456789\nR-123456-7\nR1234567',
      ['1: NSC ON 123456789', '2: NIR QC R-123456-7', '3: NIR QC R-123456-7'],
    ],
    ['x\nR1234567,Eagle\nMC 1,Falcon', ['2: no-number', '3: MC 1']],
    [`MC 1\n${'x'.repeat(61)}\n${'x'.repeat(60)}`, ['1: MC 1', '2: too-long', '3: no-number']],
  ])('the carrier list %j is read as %j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })

  it('digits alone may be DOT or MC numbers only', () => {
    const opened = openCarrierList('77')
    const identifiers = (plain: PlainNumbers) =>
      opened.ok &&
      opened.value.lines.flatMap(line =>
        readCarrierLine(opened.value.layout, line, plain).flatMap(row =>
          row.identifiers.map(({ type }) => type),
        ),
      )
    expect(identifiers('DOT or MC')).toEqual(['DOT', 'MC'])
    expect(identifiers('DOT')).toEqual(['DOT'])
    expect(identifiers('MC')).toEqual(['MC'])
    expect(rowsOf('77', 'MC')).toEqual(['1: MC 77'])
  })

  it.each(['', ' \n\t\n', ',;\n"" ', 'Carrier,Number\n'])('the carrier list %j is empty', text => {
    expect(openCarrierList(text)).toEqual({
      ok: false,
      refusal: { kind: 'empty', message: 'The list has no carriers.' },
    })
  })

  it('a carrier list has at most 50,000 lines, not counting blank ones and its heading', () => {
    const full = `Number\n${'MC 1\n'.repeat(50_000)}\n`
    expect(openCarrierList(full).ok).toBe(true)
    expect(openCarrierList(`${full}MC 2`)).toEqual({
      ok: false,
      refusal: {
        kind: 'too-many-lines',
        message: 'This list has 50,001 lines. Upload at most 50,000 at once.',
      },
    })
  })
})
