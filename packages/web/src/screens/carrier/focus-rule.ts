import type { RuleType } from '@fairhaul/core'
import { ruleRowId } from './sections/rule-row-id.ts'

/** Focuses a rule's row after the dialog or drawer above the page has closed. */
export const focusRule = (ruleType: RuleType): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const row = document.getElementById(ruleRowId(ruleType))
      row?.closest('details')?.setAttribute('open', '')
      row?.focus({ preventScroll: true })
    }),
  )
}
