import { aCompanyChangeOrder } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { changeFieldLabel, changeOrderLines, changesAnything, fieldChangeText } from './change-order-text.ts'

it.each([
  ['legalName', 'Legal name'],
  ['doingBusinessName', 'Doing business as'],
  ['dotNumber', 'DOT number'],
  ['mcNumber', 'MC number'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['mailingAddress', 'Mailing address'],
  ['physicalAddress', 'Physical address'],
])('the field %s is named %s', (field, label) => {
  expect(changeFieldLabel(field)).toBe(label)
})

it.each([
  ['taxFormId', 'Tax form id'],
  ['tax_form_id', 'Tax form id'],
  ['line2Address', 'Line2 address'],
  [' --bank--account.', 'Bank account'],
  ['WEBSITE', 'Website'],
  ['straßeName', 'Straße name'],
  ['x', 'X'],
  ['', 'Company record'],
  ['_-_', 'Company record'],
])('the unknown field %j is named %s', (field, label) => {
  expect(changeFieldLabel(field)).toBe(label)
})

it.each([
  ['A', 'B', 'Phone: “A” becomes “B”'],
  [null, 'B', 'Phone: “B” is added'],
  ['A', null, 'Phone: “A” is removed'],
  ['+13125550100', '+442079460958', 'Phone: “(312) 555-0100” becomes “+442079460958”'],
  ['A', 'A', 'Phone does not change'],
  [null, null, 'Phone does not change'],
])('a change from %s to %s as a sentence', (before, after, text) => {
  expect(fieldChangeText({ field: 'phone', before, after })).toBe(text)
  expect(changesAnything({ before, after })).toBe(before !== after)
})

it('a change order has a line for each field that differs, in its own order', () => {
  const order = aCompanyChangeOrder({
    changes: [
      { field: 'phone', before: null, after: '1' },
      { field: 'email', before: 'a', after: 'a' },
      { field: 'legalName', before: 'A', after: null },
    ],
  })
  expect(changeOrderLines(order)).toEqual(['Phone: “1” is added', 'Legal name: “A” is removed'])
})

it.each([[[]], [[{ field: 'email', before: 'a', after: 'a' }]]])(
  'a change order of %j would change nothing',
  changes => {
    expect(changeOrderLines({ changes })).toEqual(['Nothing would change'])
  },
)
