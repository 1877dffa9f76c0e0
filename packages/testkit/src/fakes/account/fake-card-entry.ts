import {
  type CancelSignal,
  type CardEntry,
  type CardEntryMode,
  type CardEntryRefusal,
  done,
  type EnteredCard,
  type Outcome,
  readCardNonce,
  refused,
} from '@fairhaul/core'

/** What the broker does in a card entry that a test holds. */
export interface FakeCardEntry extends CardEntry {
  /** Whether a card entry is open and waits for the broker. */
  readonly isOpen: boolean
  /** Enters a card: what the provider gives for it. */
  give(nonce: string, name?: string | null): void
  /** Closes it without a card. */
  cancel(): void
}

const NOT_CONFIGURED = refused<CardEntryRefusal>({
  kind: 'not-configured',
  message: 'Cards cannot be entered here: no card provider is set up.',
})

const entered = (nonce: string, name: string | null): Outcome<EnteredCard, CardEntryRefusal> => {
  const read = readCardNonce(nonce)
  return read.ok
    ? done({ nonce: read.value, name })
    : refused({ kind: 'declined', message: read.refusal.message })
}

/** `CardEntry` in memory: open until the test gives a card or cancels. */
export const fakeCardEntry = (mode: CardEntryMode = 'test'): FakeCardEntry => {
  let settle: ((answer: Outcome<EnteredCard, CardEntryRefusal>) => void) | null = null
  const end = (answer: Outcome<EnteredCard, CardEntryRefusal>) => {
    settle?.(answer)
    settle = null
  }
  const open = (signal: CancelSignal | undefined) =>
    new Promise<Outcome<EnteredCard, CardEntryRefusal>>((resolve, reject) => {
      settle = resolve
      signal?.addEventListener(
        'abort',
        () => {
          settle = null
          reject(signal.reason)
        },
        { once: true },
      )
    })
  return {
    mode,
    get isOpen() {
      return settle !== null
    },
    give: (nonce, name = 'Visa ending in 4242') => end(entered(nonce, name)),
    cancel: () => end(refused({ kind: 'cancelled' })),
    enter: async signal => {
      if (signal?.aborted === true) throw signal.reason
      return mode === 'none' ? NOT_CONFIGURED : open(signal)
    },
  }
}
