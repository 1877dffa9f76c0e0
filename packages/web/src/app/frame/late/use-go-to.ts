import type { MenuGroup } from '@fairhaul/core'
import { useEffect, useRef } from 'react'
import { isKey, isOverPage, isTyping } from '../../../ui/keys.ts'
import { goToKeys } from './go-to-keys.ts'

/** How long the second key of a sequence may take, in milliseconds. */
export const SEQUENCE_MS = 1_500

/**
 * Handles g and then a letter, outside text fields and open dialogs, and opens the screen of that letter. Only screens
 * of this menu have one.
 */
export const useGoTo = (menu: readonly MenuGroup[], isOn: boolean, go: (path: string) => void): void => {
  const latest = useRef({ menu, go })
  latest.current = { menu, go }
  useEffect(() => {
    if (!isOn) return
    let begunAt = Number.NEGATIVE_INFINITY
    const subscribe = (event: KeyboardEvent) => {
      const isSecond = event.timeStamp - begunAt <= SEQUENCE_MS
      begunAt = Number.NEGATIVE_INFINITY
      if (event.defaultPrevented || isTyping(event.target) || isOverPage(event.target)) return
      if (!isSecond) {
        if (isKey(event, 'g') && !event.repeat) begunAt = event.timeStamp
        return
      }
      const entry = latest.current.menu
        .flatMap(({ entries }) => entries)
        .find(({ name }) => {
          const [, letter] = goToKeys(name)?.split(' ') ?? []
          return letter !== undefined && isKey(event, letter)
        })
      if (entry === undefined) return
      event.preventDefault()
      // A list would use the letter for its own search.
      event.stopPropagation()
      latest.current.go(entry.path)
    }
    document.addEventListener('keydown', subscribe, { capture: true })
    return () => document.removeEventListener('keydown', subscribe, { capture: true })
  }, [isOn])
}
