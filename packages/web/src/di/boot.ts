import type { CarrierQuery, CarrierSuggestion } from '@fairhaul/core'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The two fields in the served page that work before any script has run. */
export type BootFieldName = 'carrier-search' | 'email'

/** The user's input in such a field before the portal loaded. */
export interface BootField {
  readonly name: BootFieldName
  readonly text: string
  /** The suggestions that the page already shows for this text, and what they were found by. */
  readonly suggestions?:
    | { readonly query: CarrierQuery; readonly items: readonly CarrierSuggestion[] }
    | undefined
  readonly selection: readonly [number, number]
  readonly focused: boolean
  /** The user pressed Enter or the button. */
  readonly submitted: boolean
}

let early: BootField | undefined

/** Called by `app` in the same turn in which React takes over the page. */
export const keepBootField = (field: BootField | undefined): void => {
  early = field
}

/**
 * Continues the user's input in the field of the served page: `onField` gets the typed text, then the new field gets focus
 * and selection, all before the browser paints. Happens once per page, and only for the field of that name; `none`
 * never does.
 */
export const useBootTakeover = (
  name: BootFieldName | 'none',
  field: RefObject<HTMLInputElement | null>,
  onField: (field: BootField) => void,
): void => {
  const latestOnField = useRef(onField)
  latestOnField.current = onField
  useLayoutEffect(() => {
    const input = field.current
    if (early?.name !== name || input === null) return
    const typed = early
    const { text, selection, focused, submitted } = typed
    early = undefined
    if (text !== '') input.value = text
    if (focused) input.focus({ preventScroll: true })
    // A field of type email has no selection to set.
    if (focused && input.selectionStart !== null) input.setSelectionRange(...selection)
    if (text !== '' || submitted) latestOnField.current(typed)
  }, [name, field])
}
