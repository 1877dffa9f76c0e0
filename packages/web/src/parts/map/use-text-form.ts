import { useEffect, useId, useRef, useState } from 'react'

/**
 * How the text form of a map is opened: `listId` names a list beside the map, which gets the focus; without one, the
 * map is replaced by a list of its own. The focus moves along both ways.
 */
export const useTextForm = (label: string, listId: string | undefined) => {
  const [isShown, setShown] = useState(false)
  const id = useId()
  const frameId = `${id}-map`
  const tableId = `${id}-list`
  const wasToggled = useRef(false)
  useEffect(() => {
    if (!wasToggled.current) return
    document.getElementById(isShown ? tableId : frameId)?.focus()
  }, [isShown, tableId, frameId])
  const open = () => {
    if (listId !== undefined) return document.getElementById(listId)?.focus()
    wasToggled.current = true
    setShown(!isShown)
  }
  const action = listId !== undefined ? 'Go to the list (L)' : isShown ? 'Show the map' : 'Show as a list (L)'
  return { isShown, frameId, tableId, open, label: `${action}: ${label}` }
}
