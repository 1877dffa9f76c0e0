import { expect, it } from 'vitest'
import { besideRoute, isCut, boxOfMark, boxOfText } from './label-boxes.ts'
import { isIn } from './view.ts'

it('the label of a mark is above its dot, and a text begins at its start', () => {
  const mark = boxOfMark('Dallas, TX', { x: 100, y: 100 })
  expect(isIn(mark, { x: 130, y: 85 })).toBe(true)
  expect(isIn(mark, { x: 150, y: 85 })).toBe(false)
  expect(isIn(mark, { x: 100, y: 120 })).toBe(false)
  const text = boxOfText('720 miles', { x: 100, y: 100 })
  expect(isIn(text, { x: 150, y: 96 })).toBe(true)
  expect(isIn(text, { x: 80, y: 96 })).toBe(false)
})

it.each([
  ['in the middle', { x: 500, y: 300 }, false],
  ['at an edge', { x: 5, y: 300 }, true],
  ['just outside', { x: 500, y: 605 }, true],
  ['far outside, where the frame may move', { x: -400, y: 300 }, false],
])('a text %s is cut by the frame: %o %s', (_, at, isCutThere) => {
  expect(isCut(at, { x: 0, y: 0, k: 1 }, { width: 1000, height: 600 })).toBe(isCutThere)
})

it.each([
  ['rises', { x: 10, y: 0 }, 18],
  ['falls', { x: 10, y: 5 }, -10],
])('the length of a route that %s to the right is on the side away from its line', (_, to, y) => {
  expect(besideRoute({ x: 0, y: 2 }, to).y).toBe(y)
})
