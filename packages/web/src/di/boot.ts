import type { CarrierSuggestion } from '@fairhaul/core'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The two fields that stand in the served page before any script has run. */
export type BootFieldName = 'carrier-search' | 'email'

/** What a person did in such a field meanwhile. */
export interface BootField {
  readonly name: BootFieldName
  readonly text: string
  /** What the page has answered this very text with. */
  readonly suggestions?: readonly CarrierSuggestion[] | undefined
  readonly selection: readonly [number, number]
  readonly focused: boolean
  /** Enter was pressed, or the button. */
  readonly submitted: boolean
}

let kept: BootField | undefined

/** Called by `app` in the same turn in which React takes the page over. */
export const keepBootField = (field: BootField | undefined): void => {
  kept = field
}

/**
 * Continues where a person was in the field of the served page: `take` gets what was typed, then the new field gets focus and
 * selection, all before the browser paints. Happens once per page, and only for the field of that name; `none` is never.
 */
export const useBootTakeover = (
  name: BootFieldName | 'none',
  field: RefObject<HTMLInputElement | null>,
  take: (field: BootField) => void,
): void => {
  const latestTake = useRef(take)
  latestTake.current = take
  useLayoutEffect(() => {
    const input = field.current
    if (kept?.name !== name || input === null) return
    const taken = kept
    const { text, selection, focused, submitted } = taken
    kept = undefined
    if (text !== '') input.value = text
    if (focused) input.focus({ preventScroll: true })
    // A field of type email has no selection to set.
    if (focused && input.selectionStart !== null) input.setSelectionRange(...selection)
    if (text !== '' || submitted) latestTake.current(taken)
  }, [name, field])
}
