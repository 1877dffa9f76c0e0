import type { Chat, ChatPerson } from '@fairhaul/core'
import { chatSettings } from './chat-settings.ts'

/** The messenger's only function, with names of commands. */
export type Messenger = (command: string, ...rest: readonly unknown[]) => void

/** What the messenger's script expects to find before it replaces this function. */
interface Stub extends Messenger {
  q: unknown[]
  c: (call: unknown) => void
}

declare global {
  interface Window {
    Intercom?: Messenger | undefined
  }
}

export interface MessengerDeps {
  readonly page: Window
  readonly appId: string
  /** Loads a script; rejects when it is blocked. */
  readonly load: (address: string) => Promise<void>
}

/** The limit of events that are buffered until the messenger has loaded. */
export const BUFFERED_EVENTS_MAX = 20

/**
 * `Chat` through the messenger of Intercom, whose script is loaded for the first user. A user who signs out before that
 * is never sent to it.
 * A blocked or slow script is tried again for the next user or when a user opens the chat; nothing waits for it.
 */
export const messengerChat = ({ page, appId, load }: MessengerDeps): Chat => {
  const hearers: ((count: number) => void)[] = []
  let person: ChatPerson | null = null
  let events: string[] = []
  let started = 0
  let messenger: Messenger | undefined
  let loading: Promise<void> | undefined

  const say = (count: number) => {
    for (const subscribe of hearers) subscribe(count)
  }

  const boot = () => {
    if (messenger === undefined || person === null) return
    messenger('boot', chatSettings(appId, person))
    started += 1
    const mine = started
    // A listener of an earlier user may still be called.
    messenger('onUnreadCountChange', (count: unknown) => {
      if (person !== null && mine === started) say(typeof count === 'number' ? count : 0)
    })
    for (const name of events.splice(0)) messenger('trackEvent', name)
  }

  const fetchMessenger = async () => {
    page.Intercom ??= stub()
    await load(`https://widget.intercom.io/widget/${appId}`)
    messenger = (command, ...rest) => page.Intercom?.(command, ...rest)
    boot()
  }

  /** Never rejects: `messenger` is set if it has loaded. */
  const begin = async () => {
    if (messenger !== undefined) return
    loading ??= fetchMessenger()
      .catch(() => undefined)
      .finally(() => {
        loading = undefined
      })
    await loading
  }

  const shutDown = () => {
    if (person === null) return
    person = null
    events = []
    messenger?.('shutdown')
    say(0)
  }

  return {
    shutDown,
    start: next => {
      shutDown()
      person = next
      if (messenger === undefined) void begin()
      else boot()
    },
    update: next => {
      if (person?.userId !== next.userId) return
      person = next
      messenger?.('update', chatSettings(appId, next))
    },
    trackEvent: ({ name }) => {
      if (person === null) return
      if (messenger !== undefined) messenger('trackEvent', name)
      else if (events.length < BUFFERED_EVENTS_MAX) events.push(name)
    },
    show: async () => {
      const pending = person
      if (pending === null) return false
      await begin()
      if (messenger === undefined || person?.userId !== pending.userId) return false
      messenger('show')
      return true
    },
    onUnread: subscribe => void hearers.push(subscribe),
  }
}

/** Queues calls until the script replaces this function; none are made before. */
const stub = (): Stub => {
  const waiting: Stub = Object.assign((...call: readonly unknown[]) => waiting.c(call), {
    q: [] as unknown[],
    c: (call: unknown) => void waiting.q.push(call),
  })
  return waiting
}
