import { earlyErrors } from './early-errors.ts'
import { earlySuggestions } from './early-suggestions.ts'
import { startWhenCalm } from './start-when-calm.ts'

// Built into the page itself, after the field, so that a key needs no other script to be answered.
const boot = window.fairhaulBoot
if (boot !== undefined) boot.errors = earlyErrors(window)
if (boot?.asked !== undefined) {
  const { seen, answered } = earlySuggestions({
    page: document,
    asked: boot.asked,
    fetch: (url, init) => fetch(url, init),
  })
  boot.seen = seen
  // The built page names the portal's entry and leaves it to this script to begin it.
  const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href
  if (entry !== undefined)
    void startWhenCalm({ page: window, answered, start: () => void import(/* @vite-ignore */ entry) })
}
