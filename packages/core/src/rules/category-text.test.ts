import { aFinding } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { assess } from './assess.ts'
import type { RuleFinding } from './assessment.ts'
import { categoryPassText } from './category-text.ts'

const today = '2026-11-21'
const hidden = { count: 3, worst: 'Fail' } as const
const active = aFinding({ ruleType: 'active_operating_status', value: { code: 'status', status: 'A' } })

const textOf = (findings: readonly RuleFinding[], isPartial = false) =>
  categoryPassText(
    assess({ findings, overrides: [], hidden: isPartial ? hidden : null }, today),
    'Operations',
  )

it('a category says how many of its rules pass', () => {
  expect(textOf([active, aFinding({ ruleType: 'inspected_within_last_24_months', result: 'fail' })])).toBe(
    '1 of 2 pass',
  )
})

it('a category with hidden rules counts them beside those that are shown', () => {
  expect(textOf([active], true)).toBe('1 of 1 pass, 3 not shown to you')
  expect(textOf([], true)).toBe('3 rules not shown to you')
})

it('hidden rules are counted with operations alone', () => {
  const assessed = assess({ findings: [aFinding()], overrides: [], hidden }, today)
  expect(categoryPassText(assessed, 'Insurance')).toBe('1 of 1 pass')
})

it('a category without rules has no text', () => {
  expect(textOf([])).toBeUndefined()
})
