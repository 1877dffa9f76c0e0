import { describe, expect, it } from 'vitest'
import { isCertificateSource, sourceAndDayText, sourceName, sourcesText, sourceText } from './source-text.ts'

describe('the source of a fact', () => {
  it.each([
    ['Motus AuthHist', 'FMCSA authority history'],
    ['Motus Insur', 'FMCSA insurance filings'],
    ['Motus BOC3', 'FMCSA process agents'],
    ['Motus Unheard', 'Motus Unheard'],
    ['L&I Carrier', 'FMCSA operating authority, frozen May 14, 2026'],
    ['FMCSA census', 'FMCSA census'],
    [null, 'source not on record'],
  ])('is the file it was read from: %s', (source, text) => {
    expect(sourceText(source)).toBe(text)
  })

  it.each([
    ['Motus AuthHist', '2026-11-20', 'FMCSA authority history, Nov 20, 2026'],
    ['L&I Carrier', '2026-05-14', 'FMCSA operating authority, frozen May 14, 2026'],
    ['L&I Carrier', '2026-05-01', 'FMCSA operating authority of May 1, 2026, frozen May 14, 2026'],
    ['L&I Carrier', null, 'FMCSA operating authority, frozen May 14, 2026'],
    ['FMCSA census', null, 'FMCSA census, date not on record'],
    [null, '2026-11-20', 'source not on record, Nov 20, 2026'],
  ] as const)('stands with the day it is of: %s, %s', (source, asOf, text) => {
    expect(sourceAndDayText(source, asOf)).toBe(text)
  })

  it.each([
    ['Certificate of insurance', true],
    ['Certificate confirmed Nov 29, 2026 by Dana Reyes', true],
    ['Motus Insur', false],
    [null, false],
  ])('%s is a certificate: %s', (source, expected) => {
    expect(isCertificateSource(source)).toBe(expected)
  })

  it('is in words where no day is shown', () => {
    expect(sourceName('L&I Insur')).toBe('FMCSA insurance filings')
    expect(sourceName('Onboarding packet')).toBe('Onboarding packet')
  })

  it('is named once where several facts have it', () => {
    const motus = { source: 'Motus Insur', asOf: '2026-11-20' } as const
    expect(sourcesText([motus, { source: 'FMCSA census', asOf: null }, motus])).toBe(
      'FMCSA insurance filings, Nov 20, 2026; FMCSA census, date not on record',
    )
    expect(sourcesText([])).toBe('')
  })
})
