import { type CardEntry, readCardNonce } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import type { Make } from '../shared/subject.ts'

/** A card entry, and somebody who uses it once it is open. */
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
    it('gives what stands for a card, and never its number', async () => {
      const { entry, enterCard } = await make()
      expect(entry.mode).not.toBe('none')
      const entering = entry.enter()
      enterCard()
      const entered = await entering
      expect(entered.ok).toBe(true)
      if (entered.ok)
        expect(readCardNonce(entered.value.nonce)).toEqual({ ok: true, value: entered.value.nonce })
    })

    it('gives another nonce each time', async () => {
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

    it('gives nothing when it is cancelled, and can be opened again', async () => {
      const { entry, enterCard, cancel } = await make()
      const entering = entry.enter()
      cancel()
      expect(await entering).toEqual({ ok: false, refusal: { kind: 'cancelled' } })
      const again = entry.enter()
      enterCard()
      expect((await again).ok).toBe(true)
    })

    it('says so when a card is not taken', async () => {
      const { entry, enterRefusedCard } = await make()
      const entering = entry.enter()
      enterRefusedCard()
      expect(await entering).toEqual({
        ok: false,
        refusal: { kind: 'declined', message: expect.stringMatching(/./) },
      })
    })

    it('closes when it is aborted, before or while it is open', async () => {
      const { entry } = await make()
      const reason = new DOMException('left', 'AbortError')
      await expect(entry.enter(AbortSignal.abort(reason))).rejects.toBe(reason)
      const abort = new AbortController()
      const entering = entry.enter(abort.signal)
      abort.abort(reason)
      await expect(entering).rejects.toBe(reason)
    })

    it('says so when no provider is set up', async () => {
      const { unconfigured } = await make()
      expect(unconfigured.mode).toBe('none')
      expect(await unconfigured.enter()).toEqual({
        ok: false,
        refusal: { kind: 'not-configured', message: expect.stringMatching(/./) },
      })
    })
  })
}
