import type { RouteName } from '@fairhaul/core'
import type { LazyBindings } from '../../di/lazy-bindings.ts'
import type { ScreenModule, ScreenStore } from '../../di/screen.ts'

type AnyScreen = ScreenModule<ScreenStore>
export interface ScreenFile {
  readonly screen: AnyScreen
}

/** The first screen of a user is part of the entry: one request fewer before the first response. */
const FIRST = import.meta.glob<ScreenFile>('../../screens/home/screen.ts', { eager: true })
/** The names alone: the code is found through a module that loads later. */
const ALL = Object.keys(import.meta.glob('../../screens/*/screen.ts'))

const fileOf = (name: RouteName) => `../../screens/${name}/screen.ts`

/** The existing screens, by route. A route without a screen shows Page Not Found, never a placeholder. */
export interface Screens {
  has(name: RouteName): boolean
  /** Returns the screen if its code is loaded, otherwise a promise of it. A failed fetch may be repeated. */
  load(name: RouteName): AnyScreen | Promise<AnyScreen>
}

export interface ScreensDeps {
  /** The files of all screens. */
  readonly files: readonly string[]
  /** Those that are loaded already. */
  readonly first: Readonly<Record<string, ScreenFile>>
  /** The others. */
  readonly later: () => Promise<Readonly<Record<string, () => Promise<ScreenFile>>>>
  /** What the others depend on, fetched in parallel. */
  readonly lazyBindings: () => Promise<unknown>
}

export const screensOf = ({ files, first, later, lazyBindings }: ScreensDeps): Screens => {
  const here = new Map<string, AnyScreen>(Object.entries(first).map(([file, { screen }]) => [file, screen]))
  const coming = new Map<string, Promise<AnyScreen>>()
  const known = new Set(files)
  const has = (name: RouteName) => known.has(fileOf(name))

  const fetchScreen = (file: string): Promise<AnyScreen> => {
    const pending = coming.get(file)
    if (pending !== undefined) return pending
    const code = later().then(others => others[file]?.() ?? Promise.reject(new Error(`No screen in ${file}`)))
    const fetching = Promise.all([code, lazyBindings()]).then(([{ screen }]) => {
      here.set(file, screen)
      return screen
    })
    coming.set(file, fetching)
    fetching.catch(() => coming.delete(file))
    return fetching
  }

  return {
    has,
    load(name) {
      const file = fileOf(has(name) ? name : 'not-found')
      return here.get(file) ?? fetchScreen(file)
    },
  }
}

export const portalScreens = (lazyBindings: LazyBindings): Screens =>
  screensOf({
    files: ALL,
    first: FIRST,
    later: async () => (await import('./later-screens.ts')).laterScreens,
    lazyBindings,
  })
