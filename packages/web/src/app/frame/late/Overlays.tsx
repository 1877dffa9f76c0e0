import type { CurrentUser } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { memo, useContext, useLayoutEffect, useRef, useState } from 'react'
import { browserSearchCache } from '../../../browser/search-cache.ts'
import { localSafeStorage } from '../../../browser/storage.ts'
import { href } from '../../../di/href.ts'
import { BrowserTokens } from '../../../di/tokens.ts'
import { ResolveContext, useStore } from '../../../di/use-store.ts'
import { allSources } from '../palette/all-sources.ts'
import { Palette } from '../palette/Palette.tsx'
import { PaletteRecents } from '../palette/palette-recents.ts'
import type { PaletteItem } from '../palette/palette-source.ts'
import { PaletteStore } from '../palette/palette-store.ts'
import { usePaletteVerdicts } from '../palette/use-palette-verdicts.tsx'
import type { Screens } from '../../navigation/screens.ts'
import type { QueryOverlay } from '../early-shortcuts.ts'
import { useMenu } from '../use-menu.ts'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { useGoTo } from './use-go-to.ts'
import { useLive } from './use-live.ts'

export interface OverlaysProps {
  readonly user: CurrentUser
  readonly has: Screens['has']
  readonly requested: QueryOverlay | null
  /** Ends the buffering of keys typed for the palette, and returns their text. */
  readonly consumeTyped: () => string
  readonly onRequest: (overlay: QueryOverlay) => void
  readonly onClose: () => void
  readonly onSignOut: () => void
}

/** What a shortcut opens over the page: the palette, and the shortcut sheet. */
export const Overlays = memo(
  ({ user, has, requested, consumeTyped, onRequest, onClose, onSignOut }: OverlaysProps) => {
    const navigator = useStore(BrowserTokens.Navigator)
    const menu = useMenu(user, has)
    useGoTo(menu, requested === null, path => navigator.go(path))
    useLive(user.id)
    if (requested === 'help') return <ShortcutSheet menu={menu} onClose={onClose} />
    if (requested !== 'palette') return null
    return (
      <OpenPalette
        user={user}
        consumeTyped={consumeTyped}
        has={has}
        onClose={onClose}
        onSignOut={onSignOut}
        onHelp={() => onRequest('help')}
      />
    )
  },
)

const isHere = (path: string) => new URL(href(path), location.href).pathname === location.pathname

/** Another part of the current screen, such as a tab, does not take the focus: the user continues to work in it. */
const focusMain = () => {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}

type OpenPaletteProps = Pick<OverlaysProps, 'user' | 'has' | 'consumeTyped' | 'onClose' | 'onSignOut'> & {
  readonly onHelp: () => void
}

const OpenPalette = observer(({ user, has, consumeTyped, onClose, onSignOut, onHelp }: OpenPaletteProps) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const resolve = useContext(ResolveContext)
  if (resolve === undefined) throw new Error('The palette needs a ResolveContext above it')
  const [store] = useState(
    () =>
      new PaletteStore(
        allSources(),
        new PaletteRecents(browserSearchCache(localSafeStorage)),
        resolve(BrowserTokens.Clock),
      ),
  )
  const open = useRef(() => store.open({ user, has, resolve, onSignOut, onHelp }))
  useLayoutEffect(() => {
    open.current()
    return store.close
  }, [store])
  const verdicts = usePaletteVerdicts(store, user, resolve)
  const isChosen = useRef(false)
  const choose = ({ deed }: PaletteItem) => {
    if (isChosen.current) return
    isChosen.current = true
    onClose()
    if (deed.kind === 'go') {
      navigator.go(deed.path)
      if (isHere(deed.path)) setTimeout(focusMain)
    }
    // Runs once the palette is closed and the focus is restored: an action may move it again.
    else setTimeout(deed.act)
  }
  return store.isOpen ? (
    <Palette
      store={store}
      consumeTyped={consumeTyped}
      Verdict={verdicts?.Verdict}
      AnswerVerdict={verdicts?.AnswerVerdict}
      onClose={onClose}
      onChoose={choose}
    />
  ) : null
})
