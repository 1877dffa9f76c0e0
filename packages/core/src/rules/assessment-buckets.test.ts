import { expect, it } from 'vitest'
import { ASSESSMENT_BUCKETS, ASSESSMENT_TABS } from './assessment-buckets.ts'

it('there are four buckets', () => {
  expect(ASSESSMENT_BUCKETS).toEqual(['pass', 'partial_pass', 'fail', 'incomplete'])
})

it('each bucket has one tab, with a label', () => {
  expect(Object.entries(ASSESSMENT_TABS).map(([tab, { bucket, label }]) => [tab, bucket, label])).toEqual([
    ['passing', 'pass', 'Passing'],
    ['partially-passing', 'partial_pass', 'Partially passing'],
    ['failed', 'fail', 'Failed'],
    ['incomplete', 'incomplete', 'Incomplete'],
  ])
})
