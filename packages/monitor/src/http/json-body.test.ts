import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frozen } from '../kernel/frozen.ts'
import { jsonBody } from './json-body.ts'

const values = fc.jsonValue({ maxDepth: 4 })

it('the text of any value is that of JSON.stringify', () => {
  fc.assert(
    fc.property(values, value => {
      expect(String(jsonBody(value))).toBe(JSON.stringify(value))
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
      for (const _ of [1, 2]) expect(String(jsonBody(body))).toBe(JSON.stringify(body))
    }),
  )
})

it('a part that is undefined is left out', () => {
  const body = { id: 1, note: undefined, rows: [undefined, { note: undefined }] }
  expect(String(jsonBody(body))).toBe('{"id":1,"rows":[null,{}]}')
})

it('a page of long frozen rows is bytes, and the same text each time', () => {
  const rows = Array.from({ length: 3 }, (_, id) => frozen({ id, note: `“Eagle” ${'é'.repeat(600)}` }))
  for (const _ of [1, 2]) {
    const body = jsonBody({ rows, total: 3 })
    expect(body).toBeInstanceOf(Buffer)
    expect(String(body)).toBe(JSON.stringify({ rows, total: 3 }))
  }
})
