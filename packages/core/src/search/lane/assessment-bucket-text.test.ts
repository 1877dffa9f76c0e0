import { expect, it } from 'vitest'
import { ASSESSMENT_BUCKET_TEXTS } from './assessment-bucket-text.ts'

it('every assessment bucket has a text', () => {
  expect(ASSESSMENT_BUCKET_TEXTS).toEqual({
    pass: 'Passes your rules',
    partial_pass: 'Passes your rules in part',
    fail: 'Fails your rules',
    incomplete: 'Rules cannot all be assessed',
  })
})
