import { type RefObject, useEffect, useRef, useState } from 'react'

/** Something that a button opens, and that Escape, a press outside, or the focus leaving it closes. */
export interface Disclosure {
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly close: () => void
  /** For the element that contains the button and what it opens. */
  readonly around: RefObject<HTMLDivElement | null>
  readonly button: RefObject<HTMLButtonElement | null>
}

export const useDisclosure = (): Disclosure => {
  const [isOpen, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const options = { signal: stop.signal }
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !around.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside, options)
    document.addEventListener('focusin', closeOutside, options)
    document.addEventListener(
      'keydown',
      event => {
        if (event.key !== 'Escape') return
        setOpen(false)
        button.current?.focus()
      },
      options,
    )
    return () => stop.abort()
  }, [isOpen])

  return { isOpen, toggle: () => setOpen(open => !open), close: () => setOpen(false), around, button }
}
