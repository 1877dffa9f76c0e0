import { type RefObject, useEffect } from 'react'
import type { FormSending } from './form-sending.ts'

/** After an error, the focus goes to the first field that is wrong; without one, to the first field. */
export const useFocusOnError = (
  form: RefObject<HTMLElement | null>,
  { turnedBack }: Pick<FormSending, 'turnedBack'>,
): void => {
  useEffect(() => {
    if (turnedBack === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    const field = wrong ?? form.current?.querySelector<HTMLElement>('input')
    field?.focus()
  }, [form, turnedBack])
}
