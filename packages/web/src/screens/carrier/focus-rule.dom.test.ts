import type { RuleType } from '@fairhaul/core'
import { beforeEach, expect, it, vi } from 'vitest'
import { focusRule } from './focus-rule.ts'
import { ruleRowId } from './sections/rule-row-id.ts'

const RULE = 'cargo_at_least_100000' as RuleType

/** The row of the rule, as a new element. */
const renderRow = () => {
  document.body.innerHTML = `<table><tr id="${ruleRowId(RULE)}" tabindex="-1"><td>Cargo</td></tr></table><button>Other</button>`
  return document.getElementById(ruleRowId(RULE))
}
const focused = () => document.activeElement

beforeEach(() => {
  // Ends what the test before holds.
  document.dispatchEvent(new KeyboardEvent('keydown'))
})

it('focuses the row of a rule, and again when it is rendered anew', async () => {
  const row = renderRow()
  focusRule(RULE)
  await vi.waitFor(() => expect(focused()).toBe(row))
  const next = renderRow()
  expect(next).not.toBe(row)
  await vi.waitFor(() => expect(focused()).toBe(next))
})

it('focuses the row again when a drawer that closes late takes the focus away', async () => {
  const row = renderRow()
  focusRule(RULE)
  await vi.waitFor(() => expect(focused()).toBe(row))
  row?.blur()
  await vi.waitFor(() => expect(focused()).toBe(row))
})

it('leaves the focus where the user has taken it', async () => {
  const row = renderRow()
  focusRule(RULE)
  await vi.waitFor(() => expect(focused()).toBe(row))
  const other = document.querySelector('button')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  other?.focus()
  other?.blur()
  renderRow()
  await new Promise(resolve => requestAnimationFrame(resolve))
  expect(focused()).toBe(document.body)
})
