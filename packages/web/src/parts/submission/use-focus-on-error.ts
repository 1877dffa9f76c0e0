import { type RefObject, useEffect, useRef } from 'react'

/**
 * The focusable elements of a wrong field: an input, an option of a group, a button that opens a list.
 */
const WRONG = ':is(input, textarea, button)[aria-invalid="true"], [data-wrong] input, [data-invalid] > button'

/**
 * After each error, the focus goes to the first wrong field of the form; without one, to the first `otherwise`. An error of no
 * field is brought into view, however far the form is scrolled.
 */
export const useFocusOnError = (
  form: RefObject<HTMLElement | null>,
  errorCount: number,
  otherwise?: 'input',
): void => {
  const before = useRef(errorCount)
  useEffect(() => {
    if (before.current === errorCount) return
    before.current = errorCount
    const wrong = form.current?.querySelector<HTMLElement>(WRONG)
    const field = wrong ?? (otherwise && form.current?.querySelector<HTMLElement>(otherwise))
    field?.focus()
    if (wrong == null) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [form, errorCount, otherwise])
}
