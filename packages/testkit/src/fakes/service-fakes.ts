import {
  areaPlaceId,
  type CancelSignal,
  type CardEntry,
  type CardEntryMode,
  type CardEntryRefusal,
  type Chat,
  type ChatEffect,
  type ChatPerson,
  done,
  type EnteredCard,
  type ErrorReport,
  type ErrorReports,
  type MapPoint,
  type MapRoute,
  type Maps,
  type Outcome,
  type Refusal,
  readCardNonce,
  refused,
  straightMiles,
} from '@fairhaul/core'
import { type FakeCalls, fakeCalls, refusal } from './fake-calls.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'

/** A `Chat` that a test looks behind. */
export interface FakeChat extends Chat {
  /** What its provider received, newest last. */
  readonly reported: readonly ChatEffect[]
  /** How often it was opened. */
  readonly timesShown: () => number
  /** From now on it cannot be opened. */
  readonly block: () => void
  /** Support writes: so many messages are unread now. Without a person, nothing. */
  readonly receive: (unread: number) => void
}

/** `Chat` that records what its provider receives. */
export const fakeChat = (): FakeChat => {
  const reported: ChatEffect[] = []
  const hearers: ((count: number) => void)[] = []
  let person: ChatPerson | null = null
  let shown = 0
  let isBlocked = false
  const say = (unread: number) => {
    for (const listener of hearers) listener(unread)
  }
  const shutDown = () => {
    if (person === null) return
    person = null
    reported.push({ kind: 'shut-down' })
    say(0)
  }
  return {
    reported,
    shutDown,
    timesShown: () => shown,
    receive: unread => {
      if (person !== null) say(unread)
    },
    show: async () => {
      if (person === null || isBlocked) return false
      shown += 1
      return true
    },
    block: () => {
      isBlocked = true
    },
    onUnread: listener => void hearers.push(listener),
    start: next => {
      shutDown()
      person = next
      reported.push({ kind: 'start', person })
    },
    update: next => {
      if (person?.userId !== next.userId) return
      person = next
      reported.push({ kind: 'update', person })
    },
    trackEvent: ({ name }) => {
      if (person !== null) reported.push({ kind: 'event', name })
    },
  }
}

const PLACES_MAX = 10
/** No road of the fake crosses it: the middle of the Atlantic. */
const ROADS_END_AT_LONGITUDE = -50

/** Whole miles between two points; null when an ocean lies between them. */
const milesOf = (one: MapPoint, other: MapPoint): number | null =>
  one.longitude > ROADS_END_AT_LONGITUDE === other.longitude > ROADS_END_AT_LONGITUDE
    ? Math.round(straightMiles(one, other))
    : null

const routeOf = (points: readonly MapPoint[]): Outcome<MapRoute, Refusal> => {
  const legs = points.slice(1).map((point, at) => milesOf(points[at] ?? point, point))
  return legs.includes(null)
    ? refused(refusal.notFound)
    : done({ points, miles: legs.reduce<number>((sum, miles) => sum + (miles ?? 0), 0) })
}

/**
 * `Maps` in memory: ways are straight, no road crosses the Atlantic, and the places are the areas of the world.
 */
export const fakeMaps = (
  world: FakeWorld = fakeWorld(),
): Maps & FakeCalls<'directions' | 'distances' | 'places'> => {
  const { control, answer } = fakeCalls<'directions' | 'distances' | 'places'>()
  return {
    ...control,
    directions: (params, signal) =>
      answer('directions', params, signal, () => routeOf([params.from, ...(params.via ?? []), params.to])),
    distances: (params, signal) =>
      answer('distances', params, signal, () =>
        done({ rows: params.from.map(from => params.to.map(to => milesOf(from, to))) }),
      ),
    places: (params, signal) =>
      answer('places', params, signal, () => {
        const text = params.text.trim().toLowerCase()
        const found = world.areas.filter(({ name }) => name.toLowerCase().startsWith(text))
        return done(found.slice(0, PLACES_MAX).map(area => ({ id: areaPlaceId(area), name: area.name })))
      }),
  }
}

/** A report as its provider has it: whose it is, or null. */
export interface SentReport {
  readonly report: ErrorReport
  readonly person: string | null
}

/** `ErrorReports` that remembers what was sent, newest last. */
export const fakeErrorReports = (): ErrorReports & { readonly sent: readonly SentReport[] } => {
  const sent: SentReport[] = []
  let person: string | null = null
  return {
    sent,
    capture: report => void sent.push({ report, person }),
    setPerson: label => {
      person = label
    },
  }
}

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
  message: 'Cards cannot be added: no card provider is set up.',
})

const entered = (nonce: string, name: string | null): Outcome<EnteredCard, CardEntryRefusal> => {
  const read = readCardNonce(nonce)
  return read.ok
    ? done({ nonce: read.value, name })
    : refused({ kind: 'declined', message: read.refusal.message })
}

/** `CardEntry` in memory: open until the test gives a card or cancels. */
export const fakeCardEntry = (mode: CardEntryMode = 'test'): FakeCardEntry => {
  let onAnswer: ((answer: Outcome<EnteredCard, CardEntryRefusal>) => void) | null = null
  const end = (answer: Outcome<EnteredCard, CardEntryRefusal>) => {
    onAnswer?.(answer)
    onAnswer = null
  }
  const open = (signal: CancelSignal | undefined) =>
    new Promise<Outcome<EnteredCard, CardEntryRefusal>>((resolve, reject) => {
      onAnswer = resolve
      signal?.addEventListener(
        'abort',
        () => {
          onAnswer = null
          reject(signal.reason)
        },
        { once: true },
      )
    })
  return {
    mode,
    get isOpen() {
      return onAnswer !== null
    },
    give: (nonce, name = 'Visa ending in 4242') => end(entered(nonce, name)),
    cancel: () => end(refused({ kind: 'cancelled' })),
    enter: async signal => {
      if (signal?.aborted === true) throw signal.reason
      return mode === 'none' ? NOT_CONFIGURED : open(signal)
    },
  }
}
