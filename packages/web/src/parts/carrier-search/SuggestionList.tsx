import { unreachable } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect, useRef } from 'react'
import { CarrierOption } from './CarrierOption.tsx'
import { keyOf, type SearchBoxOption, type SearchBoxStore } from './search-box-store.ts'
import styles from './SuggestionList.module.css'

interface Props {
  readonly id: string
  readonly store: SearchBoxStore
  readonly onChoose: (option: SearchBoxOption) => void
  /** The pointer or the arrow keys reached an option. */
  readonly onReach: (option: SearchBoxOption) => void
}

/** The id of one option, for `aria-activedescendant`. */
export const optionId = (listId: string, option: SearchBoxOption): string =>
  `${listId}-${keyOf(option).replace(/[^\w-]/g, '_')}`

/**
 * The options of a search box. `data-for` is the text of their request, which is older than the text of the box while a
 * request is pending.
 */
export const SuggestionList = observer(({ id, store, onChoose, onReach }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const { active } = store
  useEffect(() => {
    if (active === undefined) return
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    onReach(active)
  }, [active, onReach])
  useChosenOption(list, id, store, onChoose)
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={store.isBlank ? 'Recent carriers and searches' : 'Suggestions'}
      aria-busy={store.answer.state.kind === 'loading'}
      data-for={store.answered}
      className={styles['list']}
    >
      {store.options.map(option => (
        <div
          key={keyOf(option)}
          id={optionId(id, option)}
          role="option"
          aria-selected={option === active}
          data-kind={option.kind}
          className={styles['option']}
          onPointerDown={event => event.preventDefault()}
          onPointerEnter={() => onReach(option)}
        >
          <OptionText option={option} />
        </div>
      ))}
    </div>
  )
})

/** One click handler for the whole list. The box has the focus and handles the keys. */
const useChosenOption = (
  list: RefObject<HTMLElement | null>,
  id: string,
  store: SearchBoxStore,
  onChoose: Props['onChoose'],
): void => {
  const latest = useRef(onChoose)
  useEffect(() => {
    latest.current = onChoose
  })
  useEffect(() => {
    const shown = list.current
    const choose = (event: MouseEvent) => {
      const clicked = event.target instanceof Element ? event.target.closest('[role="option"]') : null
      const option = store.options.find(each => optionId(id, each) === clicked?.id)
      if (option !== undefined) latest.current(option)
    }
    shown?.addEventListener('click', choose)
    return () => shown?.removeEventListener('click', choose)
  }, [list, id, store])
}

const OptionText = ({ option }: { readonly option: SearchBoxOption }) => {
  switch (option.kind) {
    case 'carrier':
      return <CarrierOption carrier={option.highlight.carrier} highlight={option.highlight} />
    case 'recent-carrier':
      return <CarrierOption carrier={option.carrier} highlight={undefined} />
    case 'recent-search':
      return (
        <span className={styles['search']}>
          Search again: <b>{option.text}</b>
        </span>
      )
    case 'all-results':
      return (
        <span className={styles['search']}>
          All results for <b>{option.text}</b>
          <kbd aria-hidden="true">Enter</kbd>
        </span>
      )
    default:
      return unreachable(option)
  }
}
