import type { LaneEnd } from '@fairhaul/core'

/** The id of the box of an end, for moving the focus there. */
export const laneEndInputId = (end: LaneEnd): string => `lane-${end}`

/** Focuses the box of an end and selects its text, so that typing replaces it. */
export const focusLaneEnd = (end: LaneEnd): void => {
  const box = document.getElementById(laneEndInputId(end))
  if (!(box instanceof HTMLInputElement)) return
  box.focus()
  box.select()
}
