import { type RefObject, useEffect, useRef } from 'react'

/** Each time something was wrong, focus goes to the first wrong field of the form. */
export const useFocusOnWrong = (form: RefObject<HTMLElement | null>, wrongs: number): void => {
  const before = useRef(wrongs)
  useEffect(() => {
    if (before.current === wrongs) return
    before.current = wrongs
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')
    field?.focus()
  }, [form, wrongs])
}
