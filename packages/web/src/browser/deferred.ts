export interface DeferredDeps<Call> {
  /** Loads the target of the calls. Rejects when it cannot be loaded, such as when it is blocked. */
  readonly load: () => Promise<(call: Call) => void>
  /** The limit of buffered calls. The first ones are buffered, because they show where it began. */
  readonly capacity: number
}

/** How many calls may try to load a target that fails. */
export const LOAD_TRIES = 3

/** Calls that are sent, in order, to a target that is loaded later. */
export interface Deferred<Call> {
  readonly send: (call: Call) => void
}

/** Buffers calls until their target has loaded. A target that never loads breaks nothing: its calls are dropped. */
export const deferred = <Call>({ load, capacity }: DeferredDeps<Call>): Deferred<Call> => {
  const buffered: Call[] = []
  let deliver: ((call: Call) => void) | undefined
  let isLoading = false
  let triesLeft = LOAD_TRIES

  const begin = async () => {
    if (isLoading || triesLeft === 0) return
    isLoading = true
    triesLeft -= 1
    try {
      const loaded = await load()
      for (const call of buffered.splice(0)) loaded(call)
      deliver = loaded
    } catch {
      if (triesLeft === 0) buffered.length = 0
    } finally {
      isLoading = false
    }
  }

  return {
    send: call => {
      if (deliver !== undefined) return deliver(call)
      if (buffered.length < capacity && (isLoading || triesLeft > 0)) buffered.push(call)
      void begin()
    },
  }
}
