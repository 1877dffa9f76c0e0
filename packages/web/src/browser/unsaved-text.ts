import type { UnsavedText } from '../stores/ports.ts'

/** What searches as one types is no work of its own. */
const IS_SEARCH = '[type="search"], [role="combobox"], search *, [role="search"] *'

/**
 * Looks at fields that have been typed into, are still on the page and are not empty: a form that was sent leaves the
 * page, or empties.
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
