import { describe, expect, it } from 'vitest'
import { cellsOf, identifierInLine, UNREAD_REASON_TEXTS, unreadReason } from './carrier-list-line.ts'

const textOf = (line: string, assumed?: Parameters<typeof identifierInLine>[1]) => {
  const identifier = identifierInLine(line, assumed)
  return identifier === undefined ? undefined : `${identifier.type} ${identifier.value}`
}

describe('a line of a list of carriers', () => {
  it('a carrier list line is split into cells', () => {
    expect(cellsOf(' "Eagle Mesa" ,, MC 1;x\t2 ; ')).toEqual(['Eagle Mesa', 'MC 1', 'x', '2'])
    expect(cellsOf(' , ')).toEqual([])
  })

  it.each([
    ['MC-123456', undefined, 'MC 123456'],
    ['Eagle Mesa, Dallas, USDOT 3214567', undefined, 'DOT 3214567'],
    ['MC 1;MC 2', undefined, 'MC 1'],
    ['"dot 77"', undefined, 'DOT 77'],
    ['3214567', 'DOT', 'DOT 3214567'],
    ['75201,MC 7', 'DOT', 'MC 7'],
    ['Eagle Mesa,3214567', 'DOT', 'DOT 3214567'],
    ['MCAB', 'SCAC', 'SCAC MCAB'],
    ['3214567', undefined, undefined],
    ['Eagle Mesa', 'DOT', undefined],
    ['', 'DOT', undefined],
  ] as const)('the carrier list line %j with the assumed type %s names %s', (line, assumed, text) => {
    expect(textOf(line, assumed)).toBe(text)
  })

  it.each([
    ['3214567', undefined, 'no-type'],
    ['3214567,Eagle Mesa', undefined, 'no-type'],
    ['3214567890', 'DOT', 'no-identifier'],
    ['3214567x', undefined, 'no-identifier'],
    ['x3214567', undefined, 'no-identifier'],
    ['Eagle Mesa', undefined, 'no-identifier'],
    ['', undefined, 'no-identifier'],
    ['x'.repeat(60), undefined, 'no-identifier'],
    ['x'.repeat(61), undefined, 'too-long'],
    [`Eagle Mesa,${'x'.repeat(61)}`, undefined, 'no-identifier'],
  ] as const)(
    'the carrier list line %j with the assumed type %s is not read: %s',
    (line, assumed, reason) => {
      expect(unreadReason(line, assumed)).toBe(reason)
    },
  )

  it('every reason why a carrier list line is not read has a text', () => {
    expect(UNREAD_REASON_TEXTS).toEqual({
      'no-type': 'Add the type of number, like MC or DOT.',
      'too-long': 'This is too long to be a carrier number.',
      'no-identifier': 'This is not a carrier number.',
    })
  })
})
