import {
  CHAT_OFF,
  type Chat,
  type ChatEffect,
  type ChatOccasion,
  type ChatState,
  type Clock,
  type CurrentUser,
  chatPersonOf,
  chatStep,
  unreachable,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

export interface ChatStoreDeps {
  readonly chat: Chat
  /** Whether the portal has a chat: it is configured and not switched off. */
  readonly hasChat: boolean
  readonly clock: Clock
}

/** How long to wait for the chat after the user opens it. */
export const OPEN_PATIENCE_MS = 8_000

/** Whether the user waits for the chat to open, or it failed to open. */
export type ChatOpening = 'idle' | 'under-way' | 'failed'

/**
 * The support chat of the signed-in user.
 *
 * Source: section 1, "Chat widget"; section 8, "Chat events".
 */
export class ChatStore {
  state: ChatState = CHAT_OFF
  /** Messages of support that the user has not read. */
  unread = 0
  opening: ChatOpening = 'idle'
  readonly #deps: ChatStoreDeps

  constructor(deps: ChatStoreDeps) {
    this.#deps = deps
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
    deps.chat.onUnread(count =>
      runInAction(() => {
        this.unread = count
      }),
    )
  }

  /** Whether the chat is started. */
  get isOpen(): boolean {
    return this.state.kind === 'started'
  }

  /** Starts, updates or shuts down the chat for the user; null: no one is signed in. */
  follow(user: CurrentUser | null): void {
    this.#on({ kind: 'person', person: chatPersonOf(user), hasChat: this.#deps.hasChat })
  }

  /** Shuts the chat down when the person leaves. */
  exit(): void {
    this.#on({ kind: 'exit' })
  }

  /** Sends the chat an event, by a name that says nothing about the person. */
  report(name: string): void {
    this.#on({ kind: 'event', name })
  }

  /** Opens the chat on the page. Resolves to whether it opened in time. */
  async show(): Promise<boolean> {
    const { chat, clock } = this.#deps
    this.#set('under-way')
    let stopWaiting = () => {}
    const late = new Promise<boolean>(resolve => {
      stopWaiting = clock.after(OPEN_PATIENCE_MS, () => resolve(false))
    })
    const isShown = await Promise.race([chat.show(), late])
    stopWaiting()
    this.#set(isShown ? 'idle' : 'failed')
    return isShown
  }

  #set(opening: ChatOpening): void {
    runInAction(() => {
      this.opening = opening
    })
  }

  #on(occasion: ChatOccasion): void {
    const { state, effects } = chatStep(this.state, occasion)
    runInAction(() => {
      this.state = state
    })
    for (const effect of effects) this.#carryOut(effect)
  }

  #carryOut(effect: ChatEffect): void {
    const { chat } = this.#deps
    switch (effect.kind) {
      case 'start':
        return chat.start(effect.person)
      case 'update':
        return chat.update(effect.person)
      case 'event':
        return chat.trackEvent({ name: effect.name })
      case 'shut-down':
        return chat.shutDown()
      default:
        return unreachable(effect)
    }
  }
}
