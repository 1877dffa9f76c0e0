import { expect, it } from 'vitest'
import { parsePlaceId } from './place-id.ts'

it.each(['ChIJS5dFe_cZTIYRj2dH9qSb7Lk', 'five_zip.US.75201', 'place:1', '-', 'a'.repeat(255)])(
  'the text %s is a place id',
  text => {
    expect(parsePlaceId(text)).toBe(text)
  },
)

it.each(['', ' ', 'a b', 'a/b', '<b>', 'é', 'a\n', 'a'.repeat(256)])(
  'the text %j is not a place id',
  text => {
    expect(parsePlaceId(text)).toBeUndefined()
  },
)

it('a place id is 255 characters long at most', () => {
  expect(parsePlaceId('a'.repeat(255))).toBe('a'.repeat(255))
})
