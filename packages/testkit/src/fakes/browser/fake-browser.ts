import type { PageViews, SavedTarget, SearchCache } from '@fairhaul/core'

/** `SavedTarget` in memory. */
export const fakeSavedTarget = (saved: string | null = null): SavedTarget => {
  let target = saved
  return {
    read: () => target,
    store: next => {
      target = next
    },
    clear: () => {
      target = null
    },
  }
}

/** `SearchCache` in memory. Entries are kept as text, as a browser keeps them. */
export const fakeSearchCache = (): SearchCache => {
  const kept = new Map<string, string>()
  return {
    read: key => {
      const text = kept.get(key)
      return text === undefined ? undefined : (JSON.parse(text) as unknown)
    },
    write: (key, entry) => void kept.set(key, JSON.stringify(entry)),
    clear: key => void kept.delete(key),
    clearAll: () => kept.clear(),
  }
}

/** `PageViews` that remembers what it was told, newest last. */
export const fakePageViews = (): PageViews & {
  readonly views: readonly Parameters<PageViews['viewed']>[0][]
} => {
  const views: Parameters<PageViews['viewed']>[0][] = []
  return { views, viewed: view => void views.push(view) }
}
