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

/** The screens that a user usually opens from the first screen. */
const LIKELY = ['search-results', 'carrier'] as const satisfies readonly RouteName[]

export interface PrefetchDeps {
  /** The first screen is shown. */
  readonly painted: Promise<void>
  /** The page is idle after that. */
  readonly idle: Promise<void>
  /** The user is about to open another screen. */
  readonly intended: Promise<void>
  readonly screens: Pick<Screens, 'load'>
  readonly isSignedIn: () => boolean
  /** The user has the browser save data: code is fetched on intent alone. */
  readonly savesData: boolean
  /** Fetches the files of likely screens, without running them. */
  readonly fetchFiles: () => void
  /** Waits until the page does nothing else. */
  readonly nextIdle: () => Promise<void>
  /** Whether something may be sent that the user did not request. */
  readonly maySendInBackground: () => boolean
  /** Waits after one that could not be fetched, and while nothing may be sent. */
  readonly pause: () => Promise<void>
}

/**
 * Prepares what is likely next. The screen after a sign-out, which must not need a connection, comes right after the first
 * paint, and a visitor's idle page has that of the code. A user's idle page fetches and compiles the files of likely
 * screens: later, the first keys would wait for them. Once the user is about to go on, those screens are started, one in
 * each idle moment. For a user who saves data, only the screen after a sign-out is fetched.
 */
export const prefetchScreens = async (deps: PrefetchDeps): Promise<void> => {
  const { screens, pause, nextIdle } = deps
  const startOne = async (name: RouteName) => {
    while (!deps.maySendInBackground()) await pause()
    try {
      return await screens.load(name)
    } catch {
      // The visit tries again, and says what is wrong.
      await pause()
      return undefined
    }
  }
  await deps.painted
  if (deps.isSignedIn()) void startOne('login')
  await deps.idle
  if (!deps.isSignedIn()) return deps.savesData ? undefined : void (await startOne('login-code'))
  if (deps.savesData) return
  await nextIdle()
  while (!deps.maySendInBackground()) await pause()
  deps.fetchFiles()
  await deps.intended
  const started: (AnyScreen | undefined)[] = []
  for (const name of LIKELY) {
    await nextIdle()
    started.push(await startOne(name))
  }
  for (const screen of started) {
    if (screen?.loadParts === undefined) continue
    await nextIdle()
    while (!deps.maySendInBackground()) await pause()
    await screen.loadParts().catch(pause)
  }
}
