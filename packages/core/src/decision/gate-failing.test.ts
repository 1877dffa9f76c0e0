import { arbitrary, holds } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { RULE_TYPES, ruleKind } from '../rules/rule-types.ts'
import { notPassingOn } from './gate-failing.ts'

describe('what does not pass on a later day', () => {
  it('is of the rules that are assessed and decided ahead, and none of it passes', () => {
    holds([arbitrary.ruleFacts, arbitrary.calendarDates], (facts, day) => {
      const found = notPassingOn([...RULE_TYPES, 'new_rule'], facts, day)
      for (const { ruleType, result, olderThanDays, unread } of found) {
        expect(result).not.toBe('pass')
        expect([olderThanDays ?? null, unread ?? null]).toEqual([null, null])
        expect(RULE_TYPES).toContain(ruleType)
        expect(ruleKind(ruleType as (typeof RULE_TYPES)[number]).failsByAbsence ?? false).toBe(false)
      }
      expect(notPassingOn([], facts, day)).toEqual([])
    })
  })
})
