import type { CarrierId } from '@fairhaul/core'
import { reaction } from 'mobx'
import { type RefObject, useEffect, useRef } from 'react'
import type { DirectoryStore } from '../../parts/directory/directory-store.ts'

/**
 * After a carrier was chosen the work goes on in its directory: the focus moves to the search in it as soon as it is
 * there, unless the broker has gone elsewhere meanwhile. Gives what is to be told of a choice.
 */
export const useFocusOnPeople = (
  store: DirectoryStore,
  place: RefObject<HTMLElement | null>,
): ((chosen: CarrierId) => void) => {
  const chosen = useRef<CarrierId | null>(null)
  useEffect(
    () =>
      reaction(
        () => (store.directory === undefined ? null : store.carrierId),
        carrierId => {
          if (carrierId === null || carrierId !== chosen.current) return
          chosen.current = null
          requestAnimationFrame(() => {
            const here = place.current
            if (here === null || !isAtChoice(document.activeElement, here)) return
            here.querySelector<HTMLElement>('input[type=search]')?.focus()
          })
        },
      ),
    [store, place],
  )
  return id => {
    chosen.current = id
  }
}

/** The focus is still where the carrier was chosen, or nowhere. */
const isAtChoice = (now: Element | null, here: Element): boolean =>
  now === null || now === document.body || (here.contains(now) && now.getAttribute('role') === 'combobox')
