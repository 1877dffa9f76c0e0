import { expect, it } from 'vitest'
import { userKindLabel } from './user-kind-label.ts'

it.each([
  ['load_booker', 'Load booker'],
  ['after__hours dispatcher', 'After hours dispatcher'],
  ['_owner_', 'Owner'],
  ['', ''],
])('the user kind %j has the label %j', (kind, label) => {
  expect(userKindLabel(kind)).toBe(label)
})
