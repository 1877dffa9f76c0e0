import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it.each([
  ['Hostage load.', 13, 'Hostage load.'],
  ['Hostage load.', 12, 'Hostage loa…'],
  ['Hostage load.', 9, 'Hostage…'],
  ['Load 🚛 lost', 7, 'Load…'],
])('%j in %i characters is %j', (text, maxLength, expected) =>
  expect(cutText(text, maxLength)).toBe(expected),
)
