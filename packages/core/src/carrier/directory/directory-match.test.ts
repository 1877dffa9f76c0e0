import { expect, it } from 'vitest'
import { directoryMatch } from './directory-match.ts'

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
] as const)('in the %s %j the text %j finds %j', (field, shown, text, found) => {
  const match = directoryMatch(field, shown, text)
  expect(match === null ? null : shown.slice(match.from, match.to)).toBe(found)
})

it('of several matches the first is found', () => {
  expect(directoryMatch('name', 'Anna Annan', 'ann')).toEqual({ from: 0, to: 3 })
})
