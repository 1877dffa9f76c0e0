import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frozen } from '../frozen.ts'
import { jsonText } from './json-text.ts'

const values = fc.jsonValue({ maxDepth: 4 })

it('the text of any value is that of JSON.stringify', () => {
  fc.assert(
    fc.property(values, value => {
      expect(jsonText(value)).toBe(JSON.stringify(value))
    }),
  )
})

it('the text of a value with frozen parts is that of JSON.stringify, each time', () => {
  fc.assert(
    fc.property(fc.array(values), fc.dictionary(fc.string(), values), (rows, named) => {
      const body = {
        rows: rows.map(row => ({ row, fixed: frozen(structuredClone(row)) })),
        named: frozen(named),
      }
      for (const _ of [1, 2]) expect(jsonText(body)).toBe(JSON.stringify(body))
    }),
  )
})

it('a part that is undefined is left out', () => {
  const body = { id: 1, note: undefined, rows: [undefined, { note: undefined }] }
  expect(jsonText(body)).toBe('{"id":1,"rows":[null,{}]}')
})
