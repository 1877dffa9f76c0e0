import { expect, it } from 'vitest'
import { isApiKeyText } from './api-key-text.ts'

it.each([
  [`fhk_${'0a'.repeat(42)}`, true],
  [`fhk_${'0a'.repeat(41)}`, false],
  [`fhk_${'0A'.repeat(42)}`, false],
  [` fhk_${'0a'.repeat(42)}`, false],
  ['', false],
])('%j is a whole key: %s', (text, isWhole) => {
  expect(isApiKeyText(text)).toBe(isWhole)
})
