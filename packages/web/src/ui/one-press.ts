/** What a press acts on. */
const ACTIONS = 'button, summary, [role="button"], [role^="menuitem"], [role="option"]'

/** Where a held Enter writes lines or letters. */
const WRITTEN = 'textarea, [contenteditable="true"]'

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null)

const nameOf = (action: Element): string => action.getAttribute('aria-label') ?? action.textContent

/**
 * One press does one thing, on the whole page: a held Enter or Space acts once, and the second click of a double click
 * counts only for the button that the first one met, and only while that has the same name. So no button turns into
 * its opposite under the pointer or the key, and saves and undoes at once.
 */
export const onePress = (page: Document): void => {
  let pressed: { readonly action: Element; readonly name: string } | undefined
  const drop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  page.addEventListener(
    'keydown',
    event => {
      if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
      const target = elementOf(event)
      if (target === null || target.closest(WRITTEN) !== null) return
      if (event.key === 'Enter' || target.closest(ACTIONS) !== null) drop(event)
    },
    { capture: true },
  )
  page.addEventListener(
    'click',
    event => {
      const action = elementOf(event)?.closest(ACTIONS)
      if (event.detail <= 1) pressed = action ? { action, name: nameOf(action) } : undefined
      else if (action && (pressed?.action !== action || pressed.name !== nameOf(action))) drop(event)
    },
    { capture: true },
  )
}
