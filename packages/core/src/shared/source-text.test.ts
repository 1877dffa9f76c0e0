import { describe, expect, it } from 'vitest'
import { sourceAndDayText, sourcesText, sourceText } from './source-text.ts'

describe('the source of a fact', () => {
  it.each([
    ['Motus AuthHist', 'Motus AuthHist'],
    ['L&I Carrier', 'L&I Carrier, frozen 14 May 2026'],
    ['FMCSA census', 'FMCSA census'],
    [null, 'source not on record'],
  ])('is the file it was read from: %s', (source, text) => {
    expect(sourceText(source)).toBe(text)
  })

  it.each([
    ['Motus AuthHist', '2026-11-20', 'Motus AuthHist, 20 Nov 2026'],
    ['L&I Carrier', '2026-05-14', 'L&I Carrier, frozen 14 May 2026'],
    ['L&I Carrier', '2026-05-01', 'L&I Carrier of 1 May 2026, frozen 14 May 2026'],
    ['L&I Carrier', null, 'L&I Carrier, frozen 14 May 2026'],
    ['FMCSA census', null, 'FMCSA census, date not on record'],
    [null, '2026-11-20', 'source not on record, 20 Nov 2026'],
  ] as const)('stands with the day it is of: %s, %s', (source, asOf, text) => {
    expect(sourceAndDayText(source, asOf)).toBe(text)
  })

  it('is named once where several facts have it', () => {
    const motus = { source: 'Motus Insur', asOf: '2026-11-20' } as const
    expect(sourcesText([motus, { source: 'FMCSA census', asOf: null }, motus])).toBe(
      'Motus Insur, 20 Nov 2026; FMCSA census, date not on record',
    )
    expect(sourcesText([])).toBe('')
  })
})
