import { expect, it } from 'vitest'
import { withCapital, withSmallLetter } from './first-letter.ts'

it.each([
  ['heavy haul', 'Heavy haul', 'heavy haul'],
  ['Until Mar 4, 2027', 'Until Mar 4, 2027', 'until Mar 4, 2027'],
  ['éclair BIPD', 'Éclair BIPD', 'éclair BIPD'],
  ['2 trucks', '2 trucks', '2 trucks'],
  ['', '', ''],
])('the text %j starts as %j and %j', (text, capital, small) => {
  expect(withCapital(text)).toBe(capital)
  expect(withSmallLetter(text)).toBe(small)
})
