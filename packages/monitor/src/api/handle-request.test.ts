import { expect, it } from 'vitest'
import { assertStorable } from './handle-request.ts'

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })

it.each([
  [{ note: { message: 'a\u0000b' } }, 'note.message'],
  [{ names: ['fine', '\uD83D'] }, 'names.1'],
  [{ 'a\u0000': 1 }, null],
  [nested(20), 'a.a.a.a.a.a.a.a.a.a.a.a'],
])('%j is refused at %s', (sent, field) => {
  expect(() => assertStorable(sent)).toThrow(
    expect.objectContaining({ status: 422, errors: [expect.objectContaining({ field })] }),
  )
})

it.each([['😀'], [''], [null], [nested(11)], [[1, true, 'é']]])('%j is kept', sent => {
  expect(() => assertStorable(sent)).not.toThrow()
})
