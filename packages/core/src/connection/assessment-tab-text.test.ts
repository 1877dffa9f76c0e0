import { describe, expect, it } from 'vitest'
import { ASSESSMENT_TAB_EMPTY, ASSESSMENT_TAB_NAMES, assessmentTabOf } from './assessment-tab-text.ts'

describe('the assessment tabs', () => {
  it('the assessment tabs are four, each with its empty text', () => {
    expect(ASSESSMENT_TAB_NAMES.map(tab => [tab, ASSESSMENT_TAB_EMPTY[tab]])).toEqual([
      ['passing', 'No monitored carrier passes.'],
      ['partially-passing', 'No monitored carrier passes partially.'],
      ['failed', 'No monitored carrier fails.'],
      ['incomplete', 'No monitored carrier has missing facts.'],
    ])
  })

  it('an assessment tab is read from an address by its name, and any other name is the first tab', () => {
    expect(ASSESSMENT_TAB_NAMES.map(assessmentTabOf)).toEqual(ASSESSMENT_TAB_NAMES)
    for (const name of [null, '', 'Failed', 'fail', 'toString']) expect(assessmentTabOf(name)).toBe('passing')
  })
})
