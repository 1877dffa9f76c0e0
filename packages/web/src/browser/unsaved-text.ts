import type { UnsavedText } from '../stores/ports.ts'

export type TextField = HTMLInputElement | HTMLTextAreaElement

/** The text of an instant search is not unsaved work. */
const IS_SEARCH = '[type="search"], input[role="combobox"], search *, [role="search"] *'

export const isTextField = (it: unknown): it is TextField =>
  it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement

/**
 * Checks fields that have been typed into, are still on the page and are not empty: a submitted form leaves the page,
 * or is emptied. `submissionsDone`: what was typed before a form was accepted is no longer unsaved.
 */
export const browserUnsavedText = (page: Document, submissionsDone: () => number): UnsavedText => {
  const typed = new Map<TextField, number>()
  page.addEventListener(
    'input',
    ({ target }) => {
      if (isTextField(target) && !target.matches(IS_SEARCH)) typed.set(target, submissionsDone())
    },
    { capture: true, passive: true },
  )
  const fields = () => {
    for (const [field, done] of typed)
      if (!field.isConnected || done !== submissionsDone()) typed.delete(field)
    return [...typed.keys()].filter(({ value }) => value.trim() !== '')
  }
  return { fields, isThere: () => fields().length > 0 }
}
