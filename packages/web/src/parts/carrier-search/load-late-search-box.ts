import type { LazyBindings } from '../../di/lazy-bindings.ts'
import type { LateSearchBox } from './late-search-box.tsx'

/** Loads the recognition of texts and the verdicts of suggestions. Refuses: rejects when the code fails to load. */
export const loadLateSearchBox = async (
  lazyBindings: LazyBindings,
  resultsPath?: (text: string) => string,
): Promise<LateSearchBox> => {
  const [{ lateSearchBox }, resolve] = await Promise.all([import('./late-search-box.tsx'), lazyBindings()])
  return lateSearchBox(resolve, resultsPath)
}

/** Loads at most once, and hands over what was loaded; a failure is tried again the next time. Never rejects. */
export const loadOnce = <T>(
  load: (() => Promise<T>) | undefined,
  onLoaded: (loaded: T) => void,
): (() => Promise<void>) => {
  let pending: Promise<void> | undefined
  return async () => {
    pending ??= load?.().then(onLoaded, () => {
      pending = undefined
    })
    await pending
  }
}
