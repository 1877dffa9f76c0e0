import { unreachable } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Listbox } from '../../ui/Listbox.tsx'
import { CarrierOption } from './CarrierOption.tsx'
import styles from './SuggestionList.module.css'
import { keyOf, type SearchBoxOption, type SearchBoxStore } from './search-box-store.ts'

interface Props {
  readonly id: string
  readonly store: SearchBoxStore
  readonly onChoose: (option: SearchBoxOption) => void
  /** The pointer or the arrow keys reached an option. It must be the same function in each render. */
  readonly onReach?: (option: SearchBoxOption) => void
}

/**
 * The options of a search box. `data-for` is the text of their request, which is older than the text of the box while a
 * request is pending.
 */
export const SuggestionList = observer(({ id, store, onChoose, onReach }: Props) => (
  <Listbox
    id={id}
    label={store.isBlank ? 'Recent carriers and searches' : 'Suggestions'}
    isBusy={store.answer.state.kind === 'loading'}
    options={store.options}
    active={store.cursor.active}
    keyOf={keyOf}
    kindOf={kindOf}
    answered={store.answered}
    onChoose={onChoose}
    {...(onReach && { onReach })}
    className={styles['list']}
    optionClassName={styles['option']}
  >
    {option => <OptionText option={option} />}
  </Listbox>
))

const kindOf = ({ kind }: SearchBoxOption): string => kind

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
