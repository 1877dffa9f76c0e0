import type { AnyRuleType } from '@fairhaul/core'
import { ruleRowId } from './sections/rule-row-id.ts'

/** How long the verdict may take to be read again, which renders the row anew in another group. */
const HOLD_MS = 4_000

const focusRow = (ruleType: AnyRuleType) => {
  const row = document.getElementById(ruleRowId(ruleType))
  row?.closest('details')?.setAttribute('open', '')
  row?.focus({ preventScroll: true })
}

/** Focuses the row again whenever the focus is lost, until the user acts. */
const holdFocus = (ruleType: AnyRuleType) => {
  const stop = new AbortController()
  const { signal } = stop
  const hold = () => {
    if (!signal.aborted && document.activeElement === document.body) focusRow(ruleType)
  }
  const changing = new MutationObserver(hold)
  changing.observe(document.body, { childList: true, subtree: true })
  // While it is handled, the focus is not yet where it goes.
  document.addEventListener('focusout', () => setTimeout(hold), { signal })
  for (const type of ['keydown', 'pointerdown'])
    document.addEventListener(type, () => stop.abort(), { capture: true, signal })
  const timer = setTimeout(() => stop.abort(), HOLD_MS)
  signal.addEventListener('abort', () => {
    changing.disconnect()
    clearTimeout(timer)
  })
}

/**
 * Focuses a rule's row after the dialog or drawer above the page has closed, and keeps it there while the profile is read
 * again.
 */
export const focusRule = (ruleType: AnyRuleType): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      focusRow(ruleType)
      holdFocus(ruleType)
    }),
  )
}
