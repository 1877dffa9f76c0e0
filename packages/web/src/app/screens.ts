import type { RouteName } from '@fairhaul/core'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import type { ScreenModule, ScreenStore } from '../di/screen.ts'

type AnyScreen = ScreenModule<ScreenStore>
interface ScreenFile {
  readonly screen: AnyScreen
}

/** Everyone's first screens come with the portal itself: one request fewer before the first answer. */
const FIRST = import.meta.glob<ScreenFile>('../screens/{home,login}/screen.ts', { eager: true })
const OTHERS = import.meta.glob<ScreenFile>([
  '../screens/*/screen.ts',
  '!../screens/home/screen.ts',
  '!../screens/login/screen.ts',
])

const fileOf = (name: RouteName) => `../screens/${name}/screen.ts`

/** The screens there are, by route. A route without a screen shows Page Not Found, never a placeholder. */
export interface Screens {
  has(name: RouteName): boolean
  /** At once when the code is here; else a promise of it. A failed fetch may be asked again. */
  load(name: RouteName): AnyScreen | Promise<AnyScreen>
}

/** `others` stand on the late bindings, which are fetched beside them. */
export const screensOf = (
  first: Readonly<Record<string, ScreenFile>>,
  others: Readonly<Record<string, () => Promise<ScreenFile>>>,
  lazyBindings: () => Promise<unknown>,
): Screens => {
  const here = new Map<string, AnyScreen>(Object.entries(first).map(([file, { screen }]) => [file, screen]))
  const coming = new Map<string, Promise<AnyScreen>>()
  const has = (name: RouteName) => here.has(fileOf(name)) || Object.hasOwn(others, fileOf(name))

  const fetchScreen = (file: string): Promise<AnyScreen> => {
    const known = coming.get(file)
    if (known !== undefined) return known
    const code = others[file]?.() ?? Promise.reject(new Error(`No screen in ${file}`))
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

export const portalScreens = (lazyBindings: LazyBindings): Screens => screensOf(FIRST, OTHERS, lazyBindings)
