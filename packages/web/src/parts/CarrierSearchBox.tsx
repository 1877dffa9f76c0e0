import { matchRoute, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAddress } from '../di/address.ts'
import { useBootTakeover } from '../di/boot.ts'
import { BrowserTokens, ShellTokens } from '../di/tokens.ts'
import { useStore } from '../di/use-store.ts'
import { COMBOBOX_ATTRIBUTES } from '../ui/combobox-attributes.ts'
import { listboxOptionId } from '../ui/Listbox.tsx'
import styles from './CarrierSearchBox.module.css'
import { SearchBoxNote } from './carrier-search/SearchBoxNote.tsx'
import { SuggestionList } from './carrier-search/SuggestionList.tsx'
import { handleSearchBoxKey } from './carrier-search/search-box-keys.ts'
import type { SearchBoxChoice, SearchBoxOption } from './carrier-search/search-box-options.ts'
import type { SearchBoxStore } from './carrier-search/search-box-store.ts'
import { useSearchBox } from './carrier-search/use-search-box.ts'

/** The screens with a search text in their address. */
const RESULTS = new Set<string>(['search-results', 'global-search'])

/**
 * Keeps the box of the bar in sync with the address: on a page of results it shows their text, on other pages it is
 * empty. Text being typed is not changed.
 */
const useSearchedText = (
  variant: 'home' | 'bar',
  store: SearchBoxStore,
  fill: (text: string) => void,
): void => {
  const { path, query } = useAddress()
  const latestFill = useRef(fill)
  useEffect(() => {
    latestFill.current = fill
  })
  useEffect(() => {
    if (variant !== 'bar' || store.cursor.isOpen) return
    const isResults = RESULTS.has(matchRoute(path).route.name)
    latestFill.current((isResults && new URLSearchParams(query).get('search')) || '')
  }, [variant, path, query, store])
}

/**
 * Requests what Enter opens once the suggestions of the text have arrived. Returns what does so for
 * an option that the pointer or the arrow keys reached.
 */
const usePrefetching = (
  variant: CarrierSearchBoxProps['variant'],
  store: SearchBoxStore,
): ((option: SearchBoxOption) => void) => {
  const { typed } = useStore(ShellTokens.Ahead)
  const { prefetch } = useStore(BrowserTokens.Navigator)
  const choice = store.text !== '' && store.answered === store.text ? store.choose() : undefined
  const path = choice && pathOf(variant, choice)
  useEffect(() => (path === undefined ? undefined : typed(() => prefetch(path))), [path, typed, prefetch])
  return useCallback(
    option => {
      const choice = store.choose(option)
      if (choice !== undefined && choice.kind !== 'search') prefetch(pathOf(variant, choice))
    },
    [variant, store, prefetch],
  )
}

/** Opens what is chosen: Enter the one that the list points at or the text's own, a press any. */
const useOpening = (
  variant: CarrierSearchBoxProps['variant'],
  { store, fill, recents }: ReturnType<typeof useSearchBox>,
) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const [reported, setReported] = useState(false)
  const open = (choice: SearchBoxChoice | undefined) => {
    if (choice === undefined) return
    fill(choice.kind === 'search' ? choice.text : '')
    if (choice.kind === 'search') recents.searched(choice.text)
    navigator.go(pathOf(variant, choice))
  }

  const submit = () => {
    setReported(store.choose() === undefined)
    void store.submit().then(open)
  }

  return { open, submit, reported, setReported }
}

export interface CarrierSearchBoxProps {
  /** `home`: large, leads to Search results. `bar`: one line, leads to Global search results. */
  readonly variant: 'home' | 'bar'
  /** What can be typed here. */
  readonly placeholder?: string
}

/** The id of the input, for shortcuts. */
export const carrierSearchInputId = (variant: CarrierSearchBoxProps['variant']): string =>
  `carrier-search-${variant}`

/** The served page contains the home box before any script is loaded: its styles are the `fh-` classes of that page. */
const CLASSES = {
  home: {
    field: 'fh-hero-field',
    input: 'fh-hero-input',
  },
  bar: { field: styles['field'], input: styles['input'] },
} as const

/** Search for a carrier, with suggestions at each key: an editable combobox with a list box, as in ARIA 1.2. */
export const CarrierSearchBox = observer(({ variant, placeholder }: CarrierSearchBoxProps) => {
  const clock = useStore(BrowserTokens.Clock)
  const box = useSearchBox({ clock }, text => resultsPath(variant, text))
  const { store, input, fill } = box
  const navigator = useStore(BrowserTokens.Navigator)
  const { open, submit, reported, setReported } = useOpening(variant, box)
  useBootTakeover(
    'carrier-search',
    variant === 'home' ? input : NO_INPUT,
    ({ text, suggestions, submitted }) => {
      store.type(text, suggestions)
      if (submitted) submit()
    },
  )

  useSearchedText(variant, store, fill)
  const reach = usePrefetching(variant, store)

  const classes = CLASSES[variant]
  const id = carrierSearchInputId(variant)
  const list = `${id}-list`
  const { isShown, activeKey } = store.cursor
  const note = `${id}-note`
  return (
    <search
      className={styles['box']}
      data-variant={variant}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) store.cursor.close()
      }}
    >
      <div className={classes.field}>
        <Magnifier />
        <input
          {...COMBOBOX_ATTRIBUTES}
          role="combobox"
          ref={input}
          id={id}
          className={classes.input}
          aria-expanded={isShown}
          aria-controls={isShown ? list : undefined}
          aria-activedescendant={isShown ? listboxOptionId(list, activeKey) : undefined}
          aria-label="Find a carrier"
          aria-describedby={note}
          aria-invalid={store.isRefused || undefined}
          enterKeyHint="search"
          placeholder={placeholder ?? 'Find a carrier'}
          data-bench={variant === 'home' ? 'carrier-search' : undefined}
          onInput={event => {
            setReported(false)
            store.type(event.currentTarget.value)
          }}
          onFocus={() => {
            // The box of Home has the focus from the start: there the code of the results is loaded when the page is
            // idle.
            if (variant === 'home') return
            navigator.prefetch(resultsPath(variant, ''))
            if (store.isBlank) store.cursor.open()
          }}
          onClick={() => store.cursor.open()}
          onKeyDown={event => handleSearchBoxKey(store, event, { choose: submit, erase: () => fill('') })}
        />
      </div>
      {isShown && (
        <div className={styles['float']}>
          <SuggestionList
            id={list}
            store={store}
            onChoose={option => open(store.choose(option))}
            onReach={reach}
          />
        </div>
      )}
      <SearchBoxNote id={note} store={store} reported={reported} />
    </search>
  )
})

/** The served page has no search box in its bar to take over. */
const NO_INPUT = { current: null }

const resultsPath = (variant: CarrierSearchBoxProps['variant'], search: string): string =>
  variant === 'home' ? paths.searchResults({ search }) : paths.globalSearch({ search })

const pathOf = (variant: CarrierSearchBoxProps['variant'], choice: SearchBoxChoice): string => {
  switch (choice.kind) {
    case 'carrier':
      return paths.carrier({ id: choice.id })
    case 'search':
      return resultsPath(variant, choice.text)
    default:
      return choice.path
  }
}

const Magnifier = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <circle cx="11" cy="11" r="7.5" />
    <path d="m21 21-4.6-4.6" />
  </svg>
)
