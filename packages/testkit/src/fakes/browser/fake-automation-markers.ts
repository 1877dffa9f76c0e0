import type { AutomationMarkers } from '@fairhaul/core'

/** `AutomationMarkers` that finds what a test has left. */
export const fakeAutomationMarkers = (
  ...there: readonly string[]
): AutomationMarkers & { leave(name: string): void } => {
  const names = [...there]
  return { found: () => [...names], leave: name => void names.push(name) }
}
