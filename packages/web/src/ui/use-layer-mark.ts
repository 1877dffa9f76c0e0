import { useLayoutEffect } from 'react'

/** What covers the page and has buttons at its foot. */
export type LayerKind = 'drawers' | 'dialogs'

/** Says on the root element how many layers of a kind are open, in `data-drawers` or `data-dialogs`: toasts make room. */
export const useLayerMark = (kind: LayerKind, isOpen: boolean): void => {
  useLayoutEffect(() => {
    if (!isOpen) return
    count(kind, 1)
    return () => count(kind, -1)
  }, [kind, isOpen])
}

const count = (kind: LayerKind, change: 1 | -1): void => {
  const { dataset } = document.documentElement
  const open = Number(dataset[kind] ?? 0) + change
  if (open > 0) dataset[kind] = String(open)
  else delete dataset[kind]
}
