import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageWindow } from './Pager.tsx'

it.each([
  [1, 0, []],
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, undefined, 5]],
  [4, 25, [1, 2, 3, 4, 5, undefined, 25]],
  [12, 25, [1, undefined, 11, 12, 13, undefined, 25]],
  [25, 25, [1, undefined, 24, 25]],
])('at page %i of %i', (page, pages, offered) => {
  expect(pageWindow(page, pages)).toEqual(offered)
})

it('a pager lists each page once, in order, with the current one, and never hides a single page', () => {
  const places = fc
    .integer({ min: 1, max: 300 })
    .chain(pages => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(places, ([page, pages]) => {
      const offered = pageWindow(page, pages)
      const numbers = offered.filter(at => at !== undefined)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toContain(page)
      expect([numbers[0], numbers.at(-1)]).toEqual([1, pages])
      offered.forEach((at, index) => {
        if (at === undefined) {
          expect((offered[index + 1] ?? 0) - (offered[index - 1] ?? 0)).toBeGreaterThan(2)
        }
      })
    }),
  )
})
