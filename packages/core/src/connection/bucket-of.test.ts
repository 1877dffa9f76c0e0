import { describe, expect, it } from 'vitest'
import { ASSESSMENT_TAB_EMPTY, ASSESSMENT_TAB_NAMES, bucketOf, tabOfBucket } from './bucket-of.ts'

describe('the bucket of a carrier', () => {
  it.each([
    [['Pass'], 'pass'],
    [['Pass', 'Override'], 'pass'],
    [['Override'], 'pass'],
    [['Pass', 'Fail'], 'partial_pass'],
    [['Incomplete', 'Override'], 'partial_pass'],
    [['Fail'], 'fail'],
    [['Fail', 'Incomplete'], 'fail'],
    [['Incomplete'], 'incomplete'],
    [[], 'incomplete'],
  ] as const)('with %j is %s', (verdicts, bucket) => {
    expect(bucketOf(verdicts)).toBe(bucket)
  })
})

describe('the assessment tabs', () => {
  it('are four, each with its bucket and its words where it is empty', () => {
    expect((['pass', 'partial_pass', 'fail', 'incomplete'] as const).map(tabOfBucket)).toEqual([
      ...ASSESSMENT_TAB_NAMES,
    ])
    expect(ASSESSMENT_TAB_NAMES.map(tab => [tab, ASSESSMENT_TAB_EMPTY[tab]])).toEqual([
      ['passing', 'No monitored carrier passes.'],
      ['partially-passing', 'No monitored carrier passes in part.'],
      ['failed', 'No monitored carrier fails.'],
      ['incomplete', 'No monitored carrier has facts missing.'],
    ])
  })
})
