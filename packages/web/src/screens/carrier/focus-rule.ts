import type { RuleType } from '@fairhaul/core'
import { ruleRowId } from './sections/rule-row-id.ts'

/** Puts the focus on a rule's row once what stood over the page is gone. */
export const focusRule = (ruleType: RuleType): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.getElementById(ruleRowId(ruleType))?.focus({ preventScroll: true })),
  )
}
