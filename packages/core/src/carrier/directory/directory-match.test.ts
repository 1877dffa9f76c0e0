import { describe, expect, it } from 'vitest'
import { directoryMatch } from './directory-match.ts'

describe('what a search finds in a text of the directory', () => {
  it.each([
    ['name', 'J.B. Ruth-Alder', 'jbru', 'J.B. Ru'],
    ['name', 'Straße', 'ss', 'ß'],
    ['name', 'Ruth Alder', 'otto', null],
    ['name', 'Ruth Alder', '--', null],
    ['phone', '(214) 555-0110', '2145', '214) 5'],
    ['phone', '(214) 555-0110 x7', '0110 ext. 7', '0110 x7'],
    ['phone', '(214) 555-0110', 'a 214', null],
    ['email', 'ruth@eaglemesa.example', '@EAGLE', '@eagle'],
    ['email', 'ruth@eaglemesa.example', 'eagle mesa', null],
    ['address', '12 Depot Rd., Dallas', 'rd dal', 'Rd., Dal'],
    ['address', '12 Depot Rd., Dallas', '', null],
    ['email', 'ruth@eaglemesa.example', '  ', null],
  ] as const)('of the %s %j and the text %j is %j', (field, shown, text, found) => {
    const match = directoryMatch(field, shown, text)
    expect(match === null ? null : shown.slice(match.from, match.to)).toBe(found)
  })

  it('is the first of several', () => {
    expect(directoryMatch('name', 'Anna Annan', 'ann')).toEqual({ from: 0, to: 3 })
  })
})
