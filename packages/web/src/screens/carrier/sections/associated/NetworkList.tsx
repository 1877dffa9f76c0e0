import { type NetworkNode, parseId, PRIOR_TEXT, sharedContactTexts, sharedText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import styles from './associated.module.css'
import { AssociateName } from './AssociateName.tsx'
import type { AssociatedStore } from './associated-store.ts'
import { ChooseBox } from './ChooseBox.tsx'

/** What the pointer or the focus is on in the list lights up in the picture. */
const useHoveredRow = (list: RefObject<HTMLElement | null>, store: AssociatedStore): void => {
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const enter = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-carrier]') : null
      store.hover(parseId<'carrier'>(row?.dataset['carrier'] ?? '') ?? null)
    }
    const leave = () => store.hover(null)
    const events = [
      ['pointerover', enter],
      ['focusin', enter],
      ['pointerleave', leave],
      ['focusout', leave],
    ] as const
    for (const [name, handle] of events) element.addEventListener(name, handle)
    return () => {
      for (const [name, handle] of events) element.removeEventListener(name, handle)
    }
  }, [list, store])
}

/** The carriers of the picture by their numbers: who they are, and what they share. */
export const NetworkList = observer(({ store }: { readonly store: AssociatedStore }) => {
  const { nodes, leftOut } = store.network
  const list = useRef<HTMLOListElement>(null)
  useHoveredRow(list, store)
  return (
    <div>
      <ol ref={list} className={styles['list']} aria-label="Carriers that share something">
        {nodes.map(node => (
          <Item key={node.carrier.id} node={node} store={store} />
        ))}
      </ol>
      {leftOut > 0 && (
        <p className={styles['more']}>
          <Button size="small" variant="quiet" onClick={store.toggleTable}>
            {leftOut} more in the table
          </Button>
        </p>
      )}
    </div>
  )
})

interface ItemProps {
  readonly node: NetworkNode
  readonly store: AssociatedStore
}

const Item = observer(({ node: { carrier, number, kinds, isPrior }, store }: ItemProps) => (
  <li
    className={styles['item']}
    data-on={store.hovered === carrier.id || undefined}
    data-carrier={carrier.id}
  >
    <span className={styles['number']} data-do-not-use={store.doNotUse.has(carrier.id) || undefined}>
      {number}
    </span>
    <span className={styles['who']}>
      <AssociateName
        carrier={carrier}
        isMarked={store.doNotUse.has(carrier.id)}
        ended={store.ended.get(carrier.id)}
      />
      {isPrior && <span className={styles['shares']}>{PRIOR_TEXT}</span>}
      {(!isPrior || kinds.length > 0) && (
        <span className={styles['shares']}>{sharedText(carrier.shared)}</span>
      )}
      {sharedContactTexts(carrier).map(text => (
        <span key={text} className={styles['shares']}>
          {text}
        </span>
      ))}
    </span>
    <ChooseBox carrier={carrier} store={store} />
  </li>
))
