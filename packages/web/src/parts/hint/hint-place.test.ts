import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hintPlace } from './Hint.tsx'

const window = { width: 1000, height: 800 }

it.each([
  [
    'below its word',
    { top: 100, bottom: 120, left: 50 },
    { width: 300, height: 200 },
    { top: 126, left: 50 },
  ],
  [
    'above, at the bottom',
    { top: 700, bottom: 720, left: 50 },
    { width: 300, height: 200 },
    { top: 494, left: 50 },
  ],
  [
    'moved in from the right',
    { top: 10, bottom: 30, left: 900 },
    { width: 300, height: 200 },
    { top: 36, left: 694 },
  ],
  [
    'below where neither side has room',
    { top: 300, bottom: 320, left: 0 },
    { width: 300, height: 700 },
    { top: 326, left: 6 },
  ],
])('a hint is placed %s', (_, word, card, place) => {
  expect(hintPlace(word, card, window)).toEqual(place)
})

it('a hint never begins outside the window', () => {
  const pixels = fc.integer({ min: -2000, max: 3000 })
  const size = fc.integer({ min: 0, max: 3000 })
  fc.assert(
    fc.property(pixels, pixels, size, size, (top, left, width, height) => {
      const place = hintPlace({ top, bottom: top + 20, left }, { width, height }, window)
      expect(Math.min(place.top, place.left)).toBeGreaterThanOrEqual(6)
    }),
  )
})
