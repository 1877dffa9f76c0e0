import { expect, it } from 'vitest'
import { ASSESSMENT_BUCKET_TEXTS } from './assessment-bucket-text.ts'

it('every assessment bucket has a text', () => {
  expect(ASSESSMENT_BUCKET_TEXTS).toEqual({
    pass: 'Passes your rules',
    partial_pass: 'Partially passes your rules',
    fail: 'Fails your rules',
    incomplete: 'Some rules cannot be assessed',
  })
})
