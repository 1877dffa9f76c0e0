import { type CarrierId, type CompareMove, movedCompared, withoutCompared } from '@fairhaul/core'
import { useEffect, useRef } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { CompareStore } from './compare-store.ts'

/** The actions on a column. */
export interface ColumnMoves {
  readonly move: (id: CarrierId, move: CompareMove) => void
  readonly remove: (id: CarrierId) => void
}

export type ColumnAct = CompareMove | 'remove'

/** The id of a button of a column, so that it can be focused. */
export const columnActId = (id: CarrierId, act: ColumnAct): string => `compare-${id}-${act}`

const OTHER: Readonly<Record<CompareMove, CompareMove>> = { left: 'right', right: 'left' }

const focusFirst = (ids: readonly string[]): void => {
  const enabled = ids
    .map(id => document.getElementById(id))
    .find(it => it instanceof HTMLButtonElement && !it.disabled)
  const next = enabled ?? document.querySelector<HTMLElement>('[data-screen-heading]')
  if (next === null || next === undefined) return
  if (!(next instanceof HTMLButtonElement)) next.tabIndex = -1
  next.focus()
}

/**
 * Moves and removes columns, and keeps the focus: on the pressed button if it is still enabled, else on its neighbor,
 * and after a removal on the next column.
 */
export const useColumnMoves = (store: CompareStore): ColumnMoves => {
  const navigator = useStore(BrowserTokens.Navigator)
  const next = useRef<readonly string[]>(undefined)
  const { columns } = store
  useEffect(() => {
    if (next.current === undefined || columns.length === 0) return
    const ids = next.current
    next.current = undefined
    focusFirst(ids)
  }, [columns])
  return {
    move: (id, move) => {
      next.current = [columnActId(id, move), columnActId(id, OTHER[move])]
      navigator.go(store.pathWith({ carriers: movedCompared(store.address.carriers, id, move) }), {
        replace: true,
      })
    },
    remove: id => {
      const { carriers } = store.address
      const at = carriers.indexOf(id)
      const rest = withoutCompared(carriers, id)
      next.current = [rest[at], rest[at - 1]].flatMap(each =>
        each === undefined ? [] : [columnActId(each, 'remove')],
      )
      navigator.go(store.pathWith({ carriers: rest }))
    },
  }
}
