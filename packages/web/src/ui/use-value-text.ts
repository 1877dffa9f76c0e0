import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Says a slider's value in its own words. The headless library reads out the bare number of the step, and
 * sets it anew with every value; this runs after it.
 */
export const useValueText = (text: string): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    input.current?.setAttribute('aria-valuetext', text)
  })
  return input
}
