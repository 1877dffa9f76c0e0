import { expect, it } from 'vitest'
import { listsOfText, numberIn, textOfLists } from './list-text.ts'

it('lists are lines of values, without those at the end that say nothing', () => {
  const text = textOfLists([
    [1, null, 'MACK', true],
    [2, 'A', null, false],
  ])
  expect(text).toBe('1\t\tMACK\tt\n2\tA')
  expect(listsOfText(text)).toEqual([
    ['1', null, 'MACK', 't'],
    ['2', 'A'],
  ])
})

it('a tab or the end of a line in a value is a space', () => {
  expect(listsOfText(textOfLists([[1, 'A\tB\nC']]))).toEqual([['1', 'A B C']])
})

it('no lists are no text, and a value that is not there no number', () => {
  expect(textOfLists([])).toBe('')
  expect([listsOfText(''), listsOfText(null)]).toEqual([[], []])
  expect([numberIn('0'), numberIn(null), numberIn(undefined)]).toEqual([0, null, null])
})
