import {
  type CardEntry,
  type Chat,
  type ChatEffect,
  type ChatPerson,
  type ErrorReport,
  type ErrorReports,
  readCardNonce,
} from '@fairhaul/core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Make } from './contract.ts'

/** A chat that has not been opened. */
export interface ChatSubject {
  readonly chat: Chat
  readonly person: ChatPerson
  /** Another user. */
  readonly other: ChatPerson
  /** Support writes: so many messages are unread now. */
  readonly receive: (unread: number) => void
  /** How often the chat was opened. */
  readonly timesShown: () => number
  /** What the provider has received so far. */
  readonly reportedEffects: () => readonly ChatEffect[]
}

/** What every `Chat` does. Source: section 1, "Chat widget"; section 8, "Chat events". */
export const chatContract = (make: Make<ChatSubject>): void => {
  describe('the chat', () => {
    let subject: ChatSubject
    beforeEach(async () => {
      subject = await make()
    })

    it('the chat reports nothing before it is started', () => {
      const { chat, person, reportedEffects } = subject
      chat.trackEvent({ name: 'lane-search' })
      chat.update(person)
      chat.shutDown()
      expect(reportedEffects()).toEqual([])
    })

    it('the chat reports the user, their updates and their events', () => {
      const { chat, person, reportedEffects } = subject
      const named = { ...person, name: 'Dana R. Reyes' }
      chat.start(person)
      chat.update(named)
      chat.trackEvent({ name: 'lane-search' })
      expect(reportedEffects()).toEqual([
        { kind: 'start', person },
        { kind: 'update', person: named },
        { kind: 'event', name: 'lane-search' },
      ])
    })

    it('the chat reports nothing after its shutdown, which happens once', () => {
      const { chat, person, reportedEffects } = subject
      chat.start(person)
      chat.shutDown()
      chat.shutDown()
      chat.trackEvent({ name: 'lane-search' })
      expect(reportedEffects().slice(1)).toEqual([{ kind: 'shut-down' }])
    })

    it('the chat opens for its own user only', async () => {
      const { chat, person, timesShown } = subject
      const before = await chat.show()
      chat.start(person)
      const during = await chat.show()
      chat.shutDown()
      expect([before, during, await chat.show()]).toEqual([false, true, false])
      expect(timesShown()).toBe(1)
    })

    it('the chat counts unread messages, and none after its shutdown', () => {
      const { chat, person, receive } = subject
      const received: number[] = []
      chat.onUnread(count => received.push(count))
      chat.start(person)
      receive(2)
      receive(3)
      chat.shutDown()
      expect(received).toEqual([2, 3, 0])
    })

    it("the chat shuts down before another user sees it, and never reports one user's updates to another", () => {
      const { chat, person, other, reportedEffects } = subject
      chat.start(person)
      chat.update(other)
      chat.start(other)
      expect(reportedEffects().slice(1)).toEqual([{ kind: 'shut-down' }, { kind: 'start', person: other }])
    })
  })
}

/** A card entry, and a user who acts on it once it is open. */
export interface CardEntrySubject {
  /** One where cards can be entered. */
  readonly entry: CardEntry
  /** Enters a card that is taken. */
  readonly enterCard: () => void
  /** Enters one that is not. */
  readonly enterRefusedCard: () => void
  /** Closes it without a card. */
  readonly cancel: () => void
  /** One where no provider is set up. */
  readonly unconfigured: CardEntry
}

/** What every `CardEntry` does. Source: section 7, "Billing". */
export const cardEntryContract = (make: Make<CardEntrySubject>): void => {
  describe('a card entry', () => {
    it('a card entry returns a nonce, never the card number', async () => {
      const { entry, enterCard } = await make()
      expect(entry.mode).not.toBe('none')
      const entering = entry.enter()
      enterCard()
      const entered = await entering
      expect(entered.ok).toBe(true)
      if (entered.ok)
        expect(readCardNonce(entered.value.nonce)).toEqual({ ok: true, value: entered.value.nonce })
    })

    it('a card entry gives another nonce each time', async () => {
      const { entry, enterCard } = await make()
      const nonces = []
      for (let time = 0; time < 2; time += 1) {
        const entering = entry.enter()
        enterCard()
        const entered = await entering
        nonces.push(entered.ok ? entered.value.nonce : null)
      }
      expect(nonces).not.toContain(null)
      expect(new Set(nonces).size).toBe(2)
    })

    it('a card entry gives nothing when it is cancelled, and can be opened again', async () => {
      const { entry, enterCard, cancel } = await make()
      const entering = entry.enter()
      cancel()
      expect(await entering).toEqual({ ok: false, refusal: { kind: 'cancelled' } })
      const again = entry.enter()
      enterCard()
      expect((await again).ok).toBe(true)
    })

    it('a card entry reports when a card is not taken', async () => {
      const { entry, enterRefusedCard } = await make()
      const entering = entry.enter()
      enterRefusedCard()
      expect(await entering).toEqual({
        ok: false,
        refusal: { kind: 'declined', message: expect.stringMatching(/./) },
      })
    })

    it('a card entry closes when it is aborted, before or while it is open', async () => {
      const { entry } = await make()
      const reason = new DOMException('left', 'AbortError')
      await expect(entry.enter(AbortSignal.abort(reason))).rejects.toBe(reason)
      const abort = new AbortController()
      const entering = entry.enter(abort.signal)
      abort.abort(reason)
      await expect(entering).rejects.toBe(reason)
    })

    it('a card entry reports when no provider is set up', async () => {
      const { unconfigured } = await make()
      expect(unconfigured.mode).toBe('none')
      expect(await unconfigured.enter()).toEqual({
        ok: false,
        refusal: { kind: 'not-configured', message: expect.stringMatching(/./) },
      })
    })
  })
}

/** Error reports of a portal without a signed-in user. */
export interface ErrorReportsSubject {
  readonly reports: ErrorReports
  readonly report: ErrorReport
  /** What the provider has, newest last. */
  readonly sent: () => readonly { readonly report: ErrorReport; readonly person: string | null }[]
}

/** What every `ErrorReports` does. Source: section 8, "Framework errors". */
export const errorReportsContract = (make: Make<ErrorReportsSubject>): void => {
  describe('error reports', () => {
    it('error reports are sent complete, with the user signed in at the time', async () => {
      const { reports, report, sent } = await make()
      reports.capture(report)
      reports.setPerson('Northlake-1-1')
      reports.capture(report)
      reports.setPerson(null)
      reports.capture(report)
      expect(sent()).toEqual([
        { report, person: null },
        { report, person: 'Northlake-1-1' },
        { report, person: null },
      ])
    })
  })
}
