import type { Chat, ChatEffect, ChatPerson } from '@fairhaul/core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Make } from '../shared/subject.ts'

/** A chat that nobody has opened. */
export interface ChatSubject {
  readonly chat: Chat
  readonly person: ChatPerson
  /** Another user. */
  readonly other: ChatPerson
  /** Support writes: so many messages are unread now. */
  readonly receive: (unread: number) => void
  /** How often the chat was opened. */
  readonly timesShown: () => number
  /** What the provider was told so far. */
  readonly told: () => readonly ChatEffect[]
}

/** What every `Chat` does. Source: section 1, "Chat widget"; section 8, "Chat events". */
export const chatContract = (make: Make<ChatSubject>): void => {
  describe('the chat', () => {
    let subject: ChatSubject
    beforeEach(async () => {
      subject = await make()
    })

    it('tells nothing before it is started', () => {
      const { chat, person, told } = subject
      chat.trackEvent({ name: 'lane-search' })
      chat.update(person)
      chat.shutDown()
      expect(told()).toEqual([])
    })

    it('tells who is there, their news and what they do', () => {
      const { chat, person, told } = subject
      const named = { ...person, name: 'Dana R. Reyes' }
      chat.start(person)
      chat.update(named)
      chat.trackEvent({ name: 'lane-search' })
      expect(told()).toEqual([
        { kind: 'start', person },
        { kind: 'update', person: named },
        { kind: 'event', name: 'lane-search' },
      ])
    })

    it('tells nothing after it is shut down, which happens once', () => {
      const { chat, person, told } = subject
      chat.start(person)
      chat.shutDown()
      chat.shutDown()
      chat.trackEvent({ name: 'lane-search' })
      expect(told().slice(1)).toEqual([{ kind: 'shut-down' }])
    })

    it('is opened for the person whose it is, and for nobody', async () => {
      const { chat, person, timesShown } = subject
      const before = await chat.show()
      chat.start(person)
      const during = await chat.show()
      chat.shutDown()
      expect([before, during, await chat.show()]).toEqual([false, true, false])
      expect(timesShown()).toBe(1)
    })

    it('says how many messages are unread, and none once it is shut down', () => {
      const { chat, person, receive } = subject
      const heard: number[] = []
      chat.onUnread(count => heard.push(count))
      chat.start(person)
      receive(2)
      receive(3)
      chat.shutDown()
      expect(heard).toEqual([2, 3, 0])
    })

    it('is shut down before another person sees it, and tells nobody the news of somebody else', () => {
      const { chat, person, other, told } = subject
      chat.start(person)
      chat.update(other)
      chat.start(other)
      expect(told().slice(1)).toEqual([{ kind: 'shut-down' }, { kind: 'start', person: other }])
    })
  })
}
