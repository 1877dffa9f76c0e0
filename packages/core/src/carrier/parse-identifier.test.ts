import { describe, expect, it } from 'vitest'
import { parseIdentifier } from './parse-identifier.ts'

describe('an identifier in any spelling', () => {
  it.each([
    ['MC-123456', 'MC', '123456'],
    ['mc 123456', 'MC', '123456'],
    ['MC#123456', 'MC', '123456'],
    ['MC No. 123456', 'MC', '123456'],
    ['MC-1103178 -C', 'MC', '1103178'],
    ['USDOT 3214567', 'DOT', '3214567'],
    ['US DOT #: 3214567', 'DOT', '3214567'],
    ['DOT3214567', 'DOT', '3214567'],
    ['MX 700123', 'MX', '700123'],
    ['FF-012345', 'FF', '012345'],
    ['SCAC: ABCD', 'SCAC', 'ABCD'],
    ['SCAC NO', 'SCAC', 'NO'],
    ['CVOR 123-456-789', 'CVOR', '123456789'],
    ['NIR R-123456-7', 'NIR_QC', 'R-123456-7'],
    ['nir r 123456 7', 'NIR_QC', 'R-123456-7'],
    ['Quebec NIR R1234567', 'NIR_QC', 'R-123456-7'],
    ['RFC ABC-010101-AB1', 'RFC', 'ABC010101AB1'],
    ['MC–123456', 'MC', '123456'],
    ['ＭＣ １２３', 'MC', '123'],
  ] as const)('%s', (text, type, value) => {
    expect(parseIdentifier(text)).toEqual({ type, value, region: null })
  })

  it.each([
    ['NSC ON 123456789', 'ON'],
    ['nsc-on-123456789', 'ON'],
    ['NSC 123456789', null],
  ])('%s has the region %s', (text, region) => {
    expect(parseIdentifier(text)).toEqual({ type: 'NSC', value: '123456789', region })
  })

  it.each([
    ['3214567', 'DOT', '3214567'],
    ['R-123456-7', 'NIR_QC', 'R-123456-7'],
    ['MCAB', 'SCAC', 'MCAB'],
    ['SCAC MCAB', 'SCAC', 'MCAB'],
  ] as const)('%s asked for as %s', (text, type, value) => {
    expect(parseIdentifier(text, type)?.value).toBe(value)
  })

  it.each(['', '123456', 'MC', 'MCDONALD', 'MC 123456789', 'NIR R-123456', 'DOT FOODS', 'x'.repeat(1000)])(
    '%j is none',
    text => {
      expect(parseIdentifier(text)).toBeUndefined()
    },
  )

  it('is none when its prefix says another type', () => {
    expect(parseIdentifier('MC 123456', 'DOT')).toBeUndefined()
  })
})
