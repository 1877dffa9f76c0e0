import type { LaneEnd } from '@fairhaul/core'

/** The id of the box of an end, so that whoever finds it wrong can put the focus there. */
export const laneEndInputId = (end: LaneEnd): string => `lane-${end}`

/** Puts the focus into the box of an end, with its text selected: typing replaces it. */
export const focusLaneEnd = (end: LaneEnd): void => {
  const box = document.getElementById(laneEndInputId(end))
  if (!(box instanceof HTMLInputElement)) return
  box.focus()
  box.select()
}
