import type { Chat, ChatPerson } from '@fairhaul/core'
import { chatSettings } from './chat-settings.ts'

/** The messenger's one function, by names of commands. */
export type Messenger = (command: string, ...rest: readonly unknown[]) => void

/** What the messenger's script looks for before it puts itself in this place. */
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

/** How much of what a person did is kept until the messenger has come. */
export const KEPT_EVENTS_MAX = 20

/**
 * `Chat` through the messenger of Intercom, whose script is loaded for the first person. A person
 * who leaves before it has come was never told to it.
 *
 * Blocked or slow, it is tried again for the next person or when somebody opens it; nothing waits for it.
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
    // One that was given for somebody before may still be called.
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

  /** Never rejects: whether it has come, `messenger` tells. */
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
      else if (events.length < KEPT_EVENTS_MAX) events.push(name)
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

/** Takes calls until the script puts its own in its place; none are made before. */
const stub = (): Stub => {
  const waiting: Stub = Object.assign((...call: readonly unknown[]) => waiting.c(call), {
    q: [] as unknown[],
    c: (call: unknown) => void waiting.q.push(call),
  })
  return waiting
}
