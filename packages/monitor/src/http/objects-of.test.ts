import { expect, it } from 'vitest'
import { objectsOf } from './objects-of.ts'

it.each([
  [{ rule_override: { carrier_id: '12', is_type: 'cargo', note: '7' } }, { carrier_id: '12' }],
  [
    { id: 4, carrier_ids: [1, 2] },
    { id: '4', carrier_ids: '1,2' },
  ],
  [{ id: 4, carrier: { id: 9, legal_name: '88' } }, { id: '4' }],
  [{ carrier_id: 'dana@northlake.example', ids: [1] }, {}],
  [
    { carrier_ids: Array.from({ length: 23 }, (_, at) => at) },
    { carrier_ids: `${Array.from({ length: 20 }, (_, at) => at).join(',')} and 3 more` },
  ],
  [{ carrier_ids: ['1', 'x'] }, {}],
  [[{ id: 1 }], {}],
  [null, {}],
  ['12', {}],
])('the objects of %j are %j', (sent, objects) => {
  expect(objectsOf(sent)).toEqual(objects)
})
