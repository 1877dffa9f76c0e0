import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import styles from './AreaBox.module.css'
import { type AreaBoxOption, areaOptionKey, areaOptionWords } from './area-box-options.ts'
import type { AreaBoxStore } from './area-box-store.ts'

interface Props {
  readonly id: string
  readonly box: AreaBoxStore
  /** The end that the list is for. */
  readonly label: string
}

/** The id of one option, for `aria-activedescendant`. */
export const areaOptionId = (listId: string, option: AreaBoxOption): string =>
  `${listId}-${areaOptionKey(option).replace(/[^\w-]/g, '_')}`

/** The options of a lane's box. The box has the focus and handles the keys. */
export const AreaOptions = observer(({ id, box, label }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const { active } = box
  useEffect(() => {
    if (active !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  useEffect(() => {
    const shown = list.current
    const choose = (event: MouseEvent) => {
      const clicked = event.target instanceof Element ? event.target.closest('[role="option"]') : null
      const option = box.options.find(each => areaOptionId(id, each) === clicked?.id)
      if (option !== undefined) box.choose(option)
    }
    shown?.addEventListener('click', choose)
    return () => shown?.removeEventListener('click', choose)
  }, [box, id])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={box.isBlank ? 'Recent lanes' : `Places for ${label.toLowerCase()}`}
      aria-busy={box.isLooking}
      className={styles['list']}
    >
      {box.options.map(option => {
        const { name, note } = areaOptionWords(option)
        return (
          <div
            key={areaOptionKey(option)}
            id={areaOptionId(id, option)}
            role="option"
            aria-selected={active !== undefined && areaOptionKey(active) === areaOptionKey(option)}
            className={styles['option']}
            onPointerDown={event => event.preventDefault()}
          >
            <span className={styles['name']}>{name}</span>
            <span className={styles['kind']}>{note}</span>
          </div>
        )
      })}
    </div>
  )
})
