import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * What is typed into something that has been asked for and is still on its way: nobody else gets these keys. They are held
 * until it is drawn and no key longer.
 */
export const useTypedAhead = (isOnItsWay: boolean): RefObject<string> => {
  const typed = useRef('')
  useLayoutEffect(() => {
    if (!isOnItsWay) return
    typed.current = ''
    const hold = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      typed.current += event.key
    }
    document.addEventListener('keydown', hold, { capture: true })
    return () => document.removeEventListener('keydown', hold, { capture: true })
  }, [isOnItsWay])
  return typed
}
