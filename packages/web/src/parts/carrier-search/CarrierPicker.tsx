import type { CarrierId } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CarriersTokens, RecentsTokens } from '../../di/tokens.ts'

import { useStore } from '../../di/use-store.ts'
import { Field } from '../../ui/Field.tsx'
import box from '../CarrierSearchBox.module.css'
import styles from './CarrierPicker.module.css'
import { SearchBoxNote } from './SearchBoxNote.tsx'
import { optionId, SuggestionList } from './SuggestionList.tsx'
import { pressKey } from './search-box-keys.ts'
import { type SearchBoxOption, SearchBoxStore } from './search-box-store.ts'

interface Props {
  /** The label of the field: "Carrier". */
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly placeholder?: string
  readonly onPick: (id: CarrierId) => void
}

/**
 * Finds one carrier by name or number, with suggestions at each key, and before the first key the recent carriers.
 * Enter
 * picks the active or the only option; of several it activates the first. The owner shows the picked carrier.
 */
export const CarrierPicker = observer(
  ({ label, isLabelHidden = false, placeholder = 'MC, DOT or name', onPick }: Props) => {
    const carriers = useStore(CarriersTokens.Carriers)
    const recents = useStore(RecentsTokens.RecentsStore)
    const [store] = useState(
      () => new SearchBoxStore({ carriers, recents: () => recents.recents, onlyCarriers: true }),
    )
    const input = useRef<HTMLInputElement>(null)
    const [told, setTold] = useState(false)
    const id = useId()
    useEffect(() => () => store.dispose(), [store])

    const fill = (text: string) => {
      if (input.current !== null) input.current.value = text
      store.fill(text)
    }
    const pick = (carrier: CarrierId) => {
      fill('')
      onPick(carrier)
    }
    const take = (option: SearchBoxOption) => {
      const choice = store.choose(option)
      if (choice?.kind === 'carrier') pick(choice.id)
    }
    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event
      const { isComposing } = event.nativeEvent
      const effect = pressKey(store, { key, altKey, ctrlKey, metaKey, shiftKey, isComposing })
      if (effect !== 'text') event.preventDefault()
      if (effect === 'erase') fill('')
      if (effect !== 'choose') return
      const { meant } = store
      if (meant === undefined) store.move('first')
      else pick(meant)
      setTold(meant === undefined && store.isBlank)
    }

    const shown = store.isOpen && store.options.length > 0
    const list = `${id}-list`
    const isNoUser = store.isOpen && store.answer.state.kind === 'ready' && !store.isBlank && !shown
    return (
      <Field label={label} isLabelHidden={isLabelHidden} className={styles['picker']}>
        {links => (
          <div
            className={box['box']}
            onBlur={event => {
              if (!event.currentTarget.contains(event.relatedTarget)) store.close()
            }}
          >
            <input
              {...links}
              ref={input}
              className={styles['input']}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={shown}
              aria-controls={shown ? list : undefined}
              aria-activedescendant={
                shown && store.active !== undefined ? optionId(list, store.active) : undefined
              }
              aria-describedby={`${id}-note`}
              aria-invalid={store.isRefused || undefined}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              placeholder={placeholder}
              onInput={event => {
                setTold(false)
                store.type(event.currentTarget.value)
              }}
              onFocus={() => store.isBlank && store.open()}
              onClick={() => store.open()}
              onKeyDown={onKeyDown}
            />
            {shown && (
              <div className={box['float']}>
                <SuggestionList id={list} store={store} onChoose={take} onReach={NOTHING} />
              </div>
            )}
            {isNoUser ? (
              <p id={`${id}-note`} role="status" className={styles['empty']}>
                No carrier begins so. Try the first word of its name, or its MC or DOT number.
              </p>
            ) : (
              <SearchBoxNote id={`${id}-note`} store={store} told={told} />
            )}
          </div>
        )}
      </Field>
    )
  },
)

/** A picked carrier is not opened, so nothing is prefetched. */
const NOTHING = () => {}
