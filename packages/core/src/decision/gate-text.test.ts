import { aDecisionRule, anIdentityTie, foundCover } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { type GateReason, PLAIN_GATE_REASONS } from './gate-answer.ts'
import {
  gateAnswerText,
  gateReasonText,
  gateSettledText,
  gateStepText,
  tooOldSettingText,
} from './gate-text.ts'

const today = '2026-11-21'
const act = { at: '2026-11-19T15:00:00.000Z', by: 'Dana Reyes', notes: 'Double brokered a load' }
const rule = aDecisionRule({ label: 'Fail', value: foundCover(50_000) })

describe('what the gate says, in words', () => {
  it('the answer, with the last day of an override', () => {
    expect(gateAnswerText({ answer: 'yes', until: null })).toBe('Yes')
    expect(gateAnswerText({ answer: 'yes', until: '2027-03-04' })).toBe('Yes, until Mar 4, 2027')
    expect(gateAnswerText({ answer: 'no', until: '2027-03-04' })).toBe('No')
    expect(gateAnswerText({ answer: 'look', until: null })).toBe('A person must look')
  })

  it.each<readonly [string, string | undefined, GateReason]>([
    [
      'Do not dispatch. Since Nov 19, 2026, Dana Reyes: Double brokered a load.',
      'Restore the carrier, if you may.',
      { code: 'do_not_dispatch', effect: 'no', act },
    ],
    [
      'Do not dispatch.',
      'Restore the carrier, if you may.',
      { code: 'do_not_dispatch', effect: 'no', act: null },
    ],
    [
      'On hold.',
      'Release the hold.',
      { code: 'on_hold', effect: 'look', act: { at: null, by: null, notes: null } },
    ],
    [
      'Identity alert of Nov 20, 2026.',
      'Look at the alert. It counts for seven days.',
      { code: 'identity_alert', effect: 'look', on: '2026-11-20' },
    ],
    [
      'Same phone as COPPER WREN TRANSPORT LLC, revoked Jan 29, 2024.',
      'Look at what agrees with the other carrier.',
      { code: 'tie', effect: 'look', tie: anIdentityTie() },
    ],
    [
      'Fail, partial: 2 rules are not shown to you.',
      'Ask someone who may see safety data.',
      { code: 'hidden_rules', effect: 'no', hidden: { count: 2, worst: 'Fail' } },
    ],
    ['New reason.', undefined, { code: 'other', effect: 'look', name: 'new_reason' }],
    [
      'Cargo at least 100,000: Fail, $50,000 (FMCSA licensing and insurance, Jul 20, 2026).',
      'Passes with cargo coverage of $100,000 or more in force.',
      { code: 'rule', effect: 'no', rule, changesOn: null },
    ],
    [
      'It passes today. On Jan 15, 2027, Cargo at least 100,000: Fail, $50,000.',
      'Passes with cargo coverage of $100,000 or more in force.',
      { code: 'rule', effect: 'no', rule: { ...rule, source: null, asOf: null }, changesOn: '2027-01-15' },
    ],
    [
      'Cargo at least 100,000: Incomplete, $100,000, older than 30 days (FMCSA licensing and insurance, Jul 20, 2026).',
      'Passes once a record of the last 30 days shows the same.',
      {
        code: 'rule',
        effect: 'look',
        rule: aDecisionRule({ label: 'Incomplete', olderThanDays: 30 }),
        changesOn: null,
      },
    ],
    [
      'New rule: Fail, $50,000 (FMCSA licensing and insurance, Jul 20, 2026).',
      undefined,
      { code: 'rule', effect: 'no', rule: { ...rule, ruleType: 'new_rule' }, changesOn: null },
    ],
  ])('%s', (text, settled, reason) => {
    expect(gateReasonText(reason)).toBe(text)
    expect(gateSettledText(reason, today)).toBe(settled)
  })

  it('a reason with nothing beside its code has a sentence, and most of them something that settles it', () => {
    for (const code of PLAIN_GATE_REASONS) {
      expect(gateReasonText({ code, effect: 'look' })).toMatch(/^[A-Z].+\.$/)
      const settled = gateSettledText({ code, effect: 'look' }, today)
      if (code !== 'load_not_open') expect(settled).toMatch(/^[A-Z].+\.$/)
      else expect(settled).toBeUndefined()
    }
  })

  it('an override, and the setting', () => {
    expect(
      gateStepText({ ruleTypes: ['cargo_at_least_100000', 'bipd_at_least_750000'], answer: 'look' }),
    ).toBe(
      'Override Cargo at least 100,000 and BIPD at least 750,000: the answer would be A person must look.',
    )
    expect(tooOldSettingText({ whenTooOld: 'no' })).toBe('Facts that are too old are a no.')
    expect(tooOldSettingText({ whenTooOld: 'look' })).toBe('Facts that are too old ask for a look.')
  })
})
