export interface DeferredDeps<Call> {
  /** Loads what takes the calls. Rejects when it cannot be had, such as when it is blocked. */
  readonly load: () => Promise<(call: Call) => void>
  /** How many calls are kept meanwhile. The first ones are: they tell where it began. */
  readonly room: number
}

/** How often something that cannot be had is asked for, once for a call. */
export const LOAD_TRIES = 3

/** Calls handed on, in their order, to what is loaded later. */
export interface Deferred<Call> {
  readonly tell: (call: Call) => void
}

/** Keeps calls until what takes them has been loaded. What never comes breaks nothing: its calls are lost. */
export const deferred = <Call>({ load, room }: DeferredDeps<Call>): Deferred<Call> => {
  const kept: Call[] = []
  let take: ((call: Call) => void) | undefined
  let isLoading = false
  let triesLeft = LOAD_TRIES

  const begin = async () => {
    if (isLoading || triesLeft === 0) return
    isLoading = true
    triesLeft -= 1
    try {
      const loaded = await load()
      for (const call of kept.splice(0)) loaded(call)
      take = loaded
    } catch {
      if (triesLeft === 0) kept.length = 0
    } finally {
      isLoading = false
    }
  }

  return {
    tell: call => {
      if (take !== undefined) return take(call)
      if (kept.length < room && (isLoading || triesLeft > 0)) kept.push(call)
      void begin()
    },
  }
}
