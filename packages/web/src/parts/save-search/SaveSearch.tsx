import { mayOpen, paths, type SearchAddress, searchToSave, suggestedSearchName } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { Link } from '../../di/Link.tsx'
import { SearchTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button, type ButtonStyle } from '../../ui/Button.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './SaveSearch.module.css'
import { SaveSearchStore } from './save-search-store.ts'
import { useNameForm } from './use-name-form.ts'

interface Props extends Pick<ButtonStyle, 'size'> {
  /**
   * The search on the screen: path and query as core writes them (`resultsPath`, `laneSearchResultsPath`,
   * `contactSearchPath`, `vehicleSearchPath`), without drawers. Its page is not saved.
   */
  readonly address: string
}

/**
 * "Save search": asks for a name in a small form beside the button. Once the search is saved, now or before, it shows
 * the name, and a search saved just now can be undone.
 *
 * Empty: nothing without a search, and for users who may not have saved searches.
 */
export const SaveSearch = observer(({ address, size = 'medium' }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const search = searchToSave(address)
  if (search === undefined || user === null || user === undefined || !mayOpen(user, 'saved-searches'))
    return null
  return <Saving key={search} search={search} size={size} />
})

const Saving = observer(
  ({ search, size }: { readonly search: SearchAddress; readonly size: 'medium' | 'small' }) => {
    const savedSearches = useStore(SearchTokens.SavedSearches)
    const known = useStore(SearchTokens.KnownSearches)
    const ahead = useStore(ShellTokens.Ahead)
    const { toggles } = useStore(BrowserTokens.PageConfiguration)
    const store = useMemo(
      () =>
        new SaveSearchStore({
          address: search,
          suggested: suggestedSearchName(search, toggles),
          savedSearches,
          known,
        }),
      [search, toggles, savedSearches, known],
    )
    const button = useRef<HTMLButtonElement>(null)
    const undo = useRef<HTMLButtonElement>(null)
    // The rows come first.
    useEffect(() => ahead.idle(() => known.request()), [ahead, known])
    const form = useNameForm(store.open)
    const { saved } = store
    const before = useRef(saved)
    // After saving the focus moves to Undo, and after Undo back to the button.
    useEffect(() => {
      if (before.current === saved) return
      before.current = saved
      const next = saved === undefined ? button : undo
      next.current?.focus()
    }, [saved])
    return (
      <span className={styles['saving']}>
        {store.known === undefined ? (
          <Button
            ref={button}
            size={size}
            aria-haspopup="dialog"
            aria-expanded={store.isOpen}
            isPending={form.state === 'coming'}
            onPointerEnter={form.fetch}
            onFocus={form.fetch}
            onClick={form.press}
          >
            Save search
          </Button>
        ) : (
          <Saved store={store} undo={undo} />
        )}
        {form.state === 'failed' && (
          <span role="alert" className={styles['error']}>
            The form could not be loaded. Try again, or reload the page.
          </span>
        )}
        {form.Form !== undefined && (
          <form.Form store={store} button={button} title="Save search" verb="Save" />
        )}
      </span>
    )
  },
)

interface SavedProps {
  readonly store: SaveSearchStore
  readonly undo: RefObject<HTMLButtonElement | null>
}

const Saved = observer(({ store, undo }: SavedProps) => (
  <>
    <span role="status" className={styles['saved']}>
      <span aria-hidden="true">✓</span> Saved as{' '}
      <Link to={paths.savedSearches()} className={linkClass} title={store.known?.name}>
        {store.known?.name}
      </Link>
      .
    </span>
    {store.saved !== undefined && (
      <Button
        ref={undo}
        size="small"
        variant="quiet"
        isPending={store.undoing.isPending}
        onClick={() => void store.undo()}
      >
        Undo
      </Button>
    )}
    {store.undoing.error !== undefined && (
      <span role="alert" className={styles['error']}>
        {store.undoing.error}
      </span>
    )}
  </>
))
