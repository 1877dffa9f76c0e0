import type { UnsavedText } from '../stores/ports.ts'

/** The text of an instant search is not unsaved work. */
const IS_SEARCH = '[type="search"], [role="combobox"], search *, [role="search"] *'

/**
 * Checks fields that have been typed into, are still on the page and are not empty: a submitted form leaves the page,
 * or is emptied.
 */
export const browserUnsavedText = (page: Document): UnsavedText => {
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()
  page.addEventListener(
    'input',
    ({ target }) => {
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (isText && !target.matches(IS_SEARCH)) typed.add(target)
    },
    { capture: true, passive: true },
  )
  return {
    isThere() {
      for (const field of typed) if (!field.isConnected) typed.delete(field)
      return [...typed].some(({ value }) => value.trim() !== '')
    },
  }
}
