import { type Lane, laneKey } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Cross } from '../../ui/Cross.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { isKey, isOverPage, isTyping } from '../../ui/keys.ts'
import styles from './RecentLanes.module.css'
import { recentLaneKey } from './recent-lane-keys.ts'
import type { RecentLanesStore } from './recent-lanes-store.ts'

export interface RecentLanesProps {
  readonly store: RecentLanesStore
  readonly onChoose: (lane: Lane) => void
  /** The keys 1 to 8 pick the first to the eighth lane, unless they are typed into a text. */
  readonly hasKeys?: boolean
}

/** The recent lanes, each to search again or to remove. Empty: nothing is shown. */
export const RecentLanes = observer(({ store, onChoose, hasKeys = false }: RecentLanesProps) => {
  const { lanes } = store
  const list = useRef<HTMLUListElement>(null)
  const latest = useRef({ lanes, onChoose })
  latest.current = { lanes, onChoose }
  useEffect(() => {
    if (!hasKeys) return
    const subscribe = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isOverPage(event.target)) return
      const lane = latest.current.lanes.find((_, at) => isKey(event, recentLaneKey(at)))
      if (lane === undefined) return
      event.preventDefault()
      latest.current.onChoose(lane)
    }
    document.addEventListener('keydown', subscribe)
    return () => document.removeEventListener('keydown', subscribe)
  }, [hasKeys])
  if (lanes.length === 0) return null
  const remove = (lane: Lane, at: number) => {
    store.remove(lane)
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll<HTMLElement>('[data-lane]')
      left?.[Math.min(at, left.length - 1)]?.focus()
    })
  }
  return (
    <div className={styles['recent']}>
      <h2 className={styles['heading']}>Recent lanes</h2>
      <ul ref={list} className={styles['list']}>
        {lanes.map((lane, at) => {
          const [from, to] = [lane.origin?.name ?? '', lane.destination?.name ?? '']
          return (
            <li key={laneKey(lane)} className={styles['lane']}>
              <button
                type="button"
                data-lane=""
                className={styles['take']}
                aria-keyshortcuts={hasKeys ? recentLaneKey(at) : undefined}
                onClick={() => onChoose(lane)}
              >
                {hasKeys && (
                  <span aria-hidden="true" className={styles['key']}>
                    <Kbd>{recentLaneKey(at)}</Kbd>
                  </span>
                )}
                <span className={styles['names']}>
                  {from} <span className={styles['to']}>to</span> {to}
                </span>
              </button>
              <IconButton
                className={styles['remove'] ?? ''}
                label={`Remove ${from} to ${to} from recent lanes`}
                icon={<Cross />}
                onClick={() => remove(lane, at)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
})
